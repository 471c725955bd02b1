import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { toDocument } from './documents';
import { findTriggers } from './lawyer';
import { emptyAnswers, sampleAnswers, type Draft } from './model';
import { templates, type TemplateId } from './templates';

export const day = '2026-11-15';
export const make = (template: TemplateId, more: Partial<Draft> = {}) => ({ template, answers: { ...emptyAnswers(), ...more }, day });
/** The words of the sample, typed by somebody else: a space behind them tells them from the sample's. */
const texts = new Set<string>(templates.flatMap(({ fields: names }) => names));
const retyped = Object.fromEntries(
  Object.entries(sampleAnswers()).map(([name, answer]) => [name, texts.has(name) ? `${String(answer)} ` : answer]),
) as Draft;
export const filled = (template: TemplateId, more: Partial<Draft> = {}) =>
  make(template, { ...retyped, companyName: 'Acme Inc.', businessName: 'Acme Boxes', ...more });
export const textOf = (template: TemplateId, more: Partial<Draft> = {}) => toText(toDocument(filled(template, more)));
export const headingsOf = ({ blocks }: Document) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
export const gapsOf = (document: Document) => listGaps(document.blocks);
export const triggersOf = (template: TemplateId, more: Partial<Draft> = {}) =>
  findTriggers(filled(template, more)).answered.map(({ id }) => id);
