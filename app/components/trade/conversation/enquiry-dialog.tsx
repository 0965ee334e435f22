import { useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { offersOf, type Selection } from '~/domain/selection/selection';
import { useSelection } from '../hotel-rooms/use-selection';
import { FormDialog, FormDialogHead } from '../parts/form-dialog';
import { ChatEnquiryForm } from './chat-enquiry-form';
import type { EnquiryStart } from './conversation-view';
import { selectedStay } from './stay-card';

type DialogProps = {
	hotel: { id: string; name: string };
	about: EnquiryStart;
	period: { checkIn: string; checkOut: string; paymentProfile: string };
	/** Address of the page underneath, with its query. */
	closeTo: string;
};

/** The dialog over a hotel's page for an enquiry to its reservations team (AGENCY-26), with the selection for the period of the address. */
export function HotelEnquiryDialog({ hotel, about, period, closeTo }: DialogProps) {
	const { t } = useTranslation('conversation');
	const navigate = useNavigate();
	const { checkIn, checkOut, paymentProfile } = period;
	const { selection, reset } = useSelection({ hotelId: hotel.id, checkIn, checkOut, filter: paymentProfile });
	const isSelected = offersOf(selection).length > 0;
	return (
		<FormDialog label={t('enquiry.title', { hotel: hotel.name })} closeLabel={t('enquiry.back')} closeTo={closeTo}>
			<FormDialogHead title={t('enquiry.title', { hotel: hotel.name })}>
				<p className="trade-note">{t('enquiry.lead')}</p>
			</FormDialogHead>
			<ChatEnquiryForm
				hotelId={hotel.id}
				hotelName={hotel.name}
				about={about}
				requested={isSelected ? { stay: selectedStay(selection), text: askedText(selection, paymentProfile) } : null}
				isInDialog
				onSent={() => {
					if (isSelected) reset();
					navigate(closeTo, { replace: true, preventScrollReset: true });
				}}
			/>
		</FormDialog>
	);
}

/** The selection in the format of the server. */
function askedText(selection: Selection, paymentProfile: string): string {
	const { checkIn, checkOut } = selection;
	return JSON.stringify({
		...{ checkIn, checkOut, paymentProfile },
		rooms: offersOf(selection).map(({ roomId, planId, adults, childrenAges, bedConfiguration, cardId, isGiven }) => ({
			...{ roomId, planId, adults, childrenAges, bedConfiguration },
			...(isGiven && cardId ? { cardId } : {}),
		})),
	});
}
