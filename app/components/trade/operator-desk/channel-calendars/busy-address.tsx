import { useTranslation } from 'react-i18next';
import type { PropertyCalendars } from '~/domain/calendar-sync/list-calendars.server';
import { Timestamp } from '../../page/timestamp';
import { VerbForm } from '../../page/verb-form';
import { CardHead } from '../../parts/card-head';
import { LinkToCopy } from '../../parts/link-to-copy';
import { tradeButton } from '../../trade-button';

type BusyAddressProps = Pick<PropertyCalendars, 'busy' | 'calendars'> & {
	/** The address, where it was made a moment ago. */
	address: string | null;
};

/** The address at which other channels read when the property is taken; a channel that is read here gets one of its own. */
export function BusyAddress({ busy, calendars, address }: BusyAddressProps) {
	const { t } = useTranslation('channel-calendars');
	const link = (label: string, url: string) => (
		<LinkToCopy
			key={url}
			url={url}
			isAsked={false}
			words={{
				...{ label, copy: t('busy.copy'), copyOf: t('busy.copyOf', { label }) },
				...{ copied: t('busy.copied'), copiedOf: t('busy.copied') },
			}}
		/>
	);
	return (
		<section aria-labelledby="busy" className="trade-card content-start">
			<CardHead>
				<h2 id="busy">{t('busy.title')}</h2>
			</CardHead>
			<div className="grid gap-3.5 px-4.5 py-4">
				<p className="text-ink2">{t('busy.text')}</p>
				<p>
					{busy ? (
						<>
							<Timestamp at={busy.createdAt}>{(moment) => t('busy.isOpen', { moment })}</Timestamp>
							{', '}
							{busy.readAt === null ? (
								t('busy.isNotRead')
							) : (
								<Timestamp at={busy.readAt}>{(moment) => t('busy.isRead', { moment })}</Timestamp>
							)}
						</>
					) : (
						t('busy.isClosed')
					)}
				</p>
				{address === null ? null : (
					<div className="grid gap-3.5 border-l-3 border-accent bg-selected px-3.5 py-3">
						<p className="font-medium">{t('busy.once')}</p>
						{link(t('busy.general'), address)}
						{calendars.map(({ id, name }) => link(t('busy.without', { name }), `${address}?without=${id}`))}
					</div>
				)}
				<VerbForm fields={{}} className="flex flex-wrap items-center gap-2">
					<button type="submit" name="intent" value="open" className={tradeButton(busy ? 'line' : 'dark')}>
						{t(busy ? 'busy.renew' : 'busy.open')}
					</button>
					{busy ? (
						<>
							<button type="submit" name="intent" value="close" className={tradeButton('quiet')}>
								{t('busy.close')}
							</button>
							<span className="trade-note">{t('busy.renewText')}</span>
						</>
					) : null}
				</VerbForm>
			</div>
		</section>
	);
}
