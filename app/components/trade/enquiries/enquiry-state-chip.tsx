import { useTranslation } from 'react-i18next';
import type { EnquiryState } from '~/domain/enquiry/desk/enquiry-moves';
import { Chip } from '../parts/chip';

const KINDS = { new: 'open', answered: undefined, offerSent: undefined, won: 'good', lost: 'bad' } as const;

/** The state of an enquiry. */
export function EnquiryStateChip({ state }: { state: EnquiryState }) {
	const { t } = useTranslation('enquiries');
	return <Chip kind={KINDS[state]}>{t(`state.${state}`)}</Chip>;
}
