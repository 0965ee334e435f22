import type { ChosenStay } from '~/domain/property/choose-stay';
import type { TaxWords } from '~/domain/tourist-tax/tax-words';

/** The stay that a page speaks of, with its tourist tax; null without a price. */
export type ShownStay = ChosenStay & { tax: TaxWords | null };
