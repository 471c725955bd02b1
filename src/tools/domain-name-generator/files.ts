import type { FileOffer } from '@/lib/files';
import { markSamples, sampleStem, sheetFiles } from '@/kinds/records/files';
import { toStanding, type Standing } from './availability';
import { isSampleAnswers, type Answers, type Extra, type Pick } from './model';
import type { Candidate } from './names';
import { fileStem } from './search';
import { candidateSheet, shortlistSheet } from './sheets';

/** What is known of a name; where no registry was asked, a stand-in or nothing. */
export type StandingOf = (domain: string, isSimulated?: boolean) => Standing;

const unasked: StandingOf = (domain, isSimulated = true) => toStanding(domain, undefined, isSimulated);

export const nameFiles = (made: Answers, all: readonly Candidate[], { prices }: Extra, standingOf = unasked): FileOffer[] =>
  sheetFiles(fileStem('domains', made, isSampleAnswers(made)), candidateSheet(all, standingOf, prices));

export const shortlistFiles = (all: readonly Pick[], { prices }: Extra, standingOf = unasked): FileOffer[] =>
  sheetFiles(
    sampleStem('domain-shortlist', all),
    markSamples(
      shortlistSheet(all, (domain) => standingOf(domain, false), prices),
      all,
    ),
  );
