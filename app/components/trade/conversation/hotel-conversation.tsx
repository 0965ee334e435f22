import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBox } from '../states';
import { LateStream } from '../stream/late-stream';
import { tradeButton } from '../trade-button';
import { ChatEnquiryForm } from './chat-enquiry-form';
import css from './conversation.css?url';
import type { AboutHotel } from './conversation-view';
import { Messages } from './messages';
import { useLate } from './use-late';

const INBOX = { base: '/partner/conversations', isHotel: false } as const;

/** The chat of a hotel's page: the newest conversation with it, the way to the others, and the enquiry that begins one. */
export default function HotelConversation({ hotelId, hotelName }: { hotelId: string; hotelName: string }) {
	const { t } = useTranslation('conversation');
	const [open, setOpen] = useState<string | null>(null);
	const lead = useSearchParams()[0].get('lead');
	const address = `/partner/conversations/about?hotel=${hotelId}${lead ? `&lead=${encodeURIComponent(lead)}` : ''}${open ? `&open=${open}` : ''}`;
	const [late, again] = useLate<AboutHotel>(address);
	if (late.state === 'loading')
		return (
			<p role="status" className="trade-note">
				{t('enquiry.loading')}
			</p>
		);
	if (late.state === 'failed')
		return (
			<ErrorBox
				title={t('fault.refused')}
				action={
					<button type="button" className={tradeButton('line')} onClick={again}>
						{t('again')}
					</button>
				}
			/>
		);
	const { rows, conversation, formKey, stream } = late.data;
	return (
		<>
			<link rel="stylesheet" href={css} />
			{conversation === null ? (
				<ChatEnquiryForm hotelId={hotelId} hotelName={hotelName} about={late.data} onSent={(cid) => setOpen(cid)} />
			) : (
				<div className="talk talk-in-hotel" data-open>
					{stream ? (
						<LateStream access={stream} inbox={INBOX} conversation={conversation} list={null} isInHotel />
					) : (
						<Messages key={conversation.id} conversation={conversation} inbox={INBOX} formKey={formKey} isInHotel />
					)}
				</div>
			)}
			{rows.length > 0 ? (
				<nav
					aria-label={t('enquiry.yours', { hotel: hotelName })}
					className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4"
				>
					<ul className="mr-auto flex flex-wrap gap-x-5 gap-y-2">
						{rows.map((row) => (
							<li key={row.id}>
								<button
									type="button"
									className={`trade-link ${row.id === conversation?.id ? 'font-semibold' : ''}`}
									aria-current={row.id === conversation?.id ? 'true' : undefined}
									onClick={() => setOpen(row.id)}
								>
									{row.clientFirstName} {row.clientLastName}
									{row.unread > 0 && row.id !== conversation?.id ? ` (${row.unread})` : ''}
								</button>
							</li>
						))}
					</ul>
					<button type="button" className={tradeButton('line')} onClick={() => setOpen('new')}>
						{t('enquiry.another')}
					</button>
				</nav>
			) : null}
		</>
	);
}
