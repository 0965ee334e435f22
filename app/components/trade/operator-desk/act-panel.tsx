import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { CalendarProperty } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { ActMenu } from './act-menu';
import { BlockForm } from './block-form';
import { NEW_BLOCK } from './calendar-answer';
import { again, askedFor } from './calendar-picks';
import { barWords } from './calendar-words';
import { PriceAct } from './price-act';
import { RuleAct } from './rule-act';
import type { useActPanel } from './use-act-panel';

type ActPanelProps = {
	act: ReturnType<typeof useActPanel>;
	/** Those that are loaded. */
	properties: readonly CalendarProperty[];
	today: string;
	section: RefObject<HTMLElement>;
	onClose: () => void;
};

/** Beside the chosen nights: what can be done with them, then its form. Without script the form alone, below the calendar. */
export function ActPanel({ act, properties, today, section, onClose }: ActPanelProps) {
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const { panel, refusal, heading, at } = act;
	const begins = panel?.begins ?? NEW_BLOCK;
	const notes = askedFor(properties, begins).map((bar) => barWords(t, language, bar));
	const [checkIn, checkOut] = [parsePlainDate(begins.checkIn), parsePlainDate(begins.checkOut)];
	const now = properties.flatMap(({ bars }) => bars).find(({ id }) => id === begins.id);
	return (
		<section
			ref={section}
			id="block"
			className="grid-form"
			aria-label={begins.id === '' ? t('block') : t('form.block')}
			data-open={panel ? panel.view : undefined}
			onKeyDown={(event) => {
				if (event.key === 'Escape') onClose();
			}}
		>
			{panel?.view === 'menu' && checkIn && checkOut ? (
				<ActMenu
					names={properties.filter(({ id }) => begins.properties.includes(id)).map(({ name }) => name)}
					period={`${formatDateRange(checkIn, checkOut, language)}, ${t('nights', { count: daysBetween(checkIn, checkOut) })}`}
					onAct={(kind) =>
						act.open(
							kind === 'price' || kind === 'stay' || kind === 'days'
								? { view: kind, begins }
								: { view: 'form', begins: { ...begins, kind } },
							'key',
						)
					}
					{...{ notes, heading, onClose }}
				/>
			) : panel?.view === 'stay' || panel?.view === 'days' ? (
				<RuleAct
					key={[panel.view, ...begins.properties, begins.checkIn, begins.checkOut, at].join()}
					part={panel.view}
					refused={refusal?.outcome === 'invalid-rule' ? refusal : null}
					{...{ begins, properties, heading, onClose }}
				/>
			) : panel?.view === 'price' ? (
				<PriceAct
					key={[...begins.properties, begins.checkIn, begins.checkOut, at].join()}
					refused={refusal?.outcome === 'invalid-price' ? refusal : null}
					{...{ begins, properties, heading, onClose }}
				/>
			) : (
				<BlockForm
					// Other nights begin another form; an answer keeps what was typed.
					key={[
						begins.kind,
						begins.id,
						begins.version,
						...begins.properties,
						begins.checkIn,
						begins.checkOut,
						at,
						!refusal,
					].join()}
					begins={refusal ? again(refusal.sent, properties) : begins}
					now={refusal?.outcome === 'changed-meanwhile' && now ? barWords(t, language, now) : null}
					errors={refusal?.outcome === 'invalid' ? refusal.errors : {}}
					failed={
						refusal &&
						refusal.outcome !== 'invalid' &&
						refusal.outcome !== 'invalid-rule' &&
						refusal.outcome !== 'invalid-price'
							? refusal.outcome
							: null
					}
					{...{ properties, notes, today, heading, onClose }}
				/>
			)}
		</section>
	);
}
