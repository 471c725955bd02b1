import { useEffect, useRef, useState } from 'react';
import { checkDomains, knownDomains, mostAtOnce, type DomainAnswer } from '@/platform/domain-check';

export interface DomainCheck {
  answers: ReadonlyMap<string, DomainAnswer>;
  isBusy: boolean;
  /** Of the names asked for last: how many have an answer, and how many there are. */
  done: number;
  total: number;
  check: (domains: readonly string[]) => Promise<void>;
  stop: () => void;
}

/** Asks the registries, only when told to, and keeps what they said while the page is open. */
export function useDomainCheck(): DomainCheck {
  // What was asked a while ago on another screen need not be asked again.
  const [answers, setAnswers] = useState<ReadonlyMap<string, DomainAnswer>>(knownDomains);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (domains: readonly string[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const names = [...new Set(domains)].slice(0, mostAtOnce);
    setAsked(names);
    setIsBusy(true);
    setAnswers((known) => new Map([...known].filter(([domain]) => !names.includes(domain))));
    try {
      await checkDomains(names, {
        signal: controller.signal,
        onAnswer: (answer) => setAnswers((known) => new Map(known).set(answer.domain, answer)),
      });
    } finally {
      if (running.current === controller) setIsBusy(false);
    }
  };
  return {
    answers,
    isBusy,
    done: asked.filter((domain) => answers.has(domain)).length,
    total: asked.length,
    check,
    stop: () => {
      running.current?.abort();
      setIsBusy(false);
    },
  };
}
