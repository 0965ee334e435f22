import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST } from '~/domain/proposal/proposal-limits';
import { ClientSuggestions } from '../../trade/lead/client-suggestions';
import { CardHead } from '../../trade/parts/card-head';
import { tradeButton } from '../../trade/trade-button';
import type { EditProps } from './builder-edit';
import { BuilderField } from './builder-field';

/** The limit is said when so many letters or fewer are left. */
const NEAR = 300;

/** Who the client is, and what the agent writes. */
export function BuilderLetter({ view, typed, errors, edit }: EditProps) {
	const { t } = useTranslation('trade-proposals');
	const [isReplaced, setReplaced] = useState(false);
	const frame = useRef<HTMLDivElement>(null);
	// Suggestions write several fields one after the other, before this is drawn again.
	const latest = useRef(typed);
	latest.current = typed;
	const set = (given: Partial<typeof typed>, field: string) => {
		const known = latest.current;
		if (Object.entries(given).every(([name, value]) => known[name as keyof typeof known] === value)) return;
		latest.current = { ...known, ...given };
		setReplaced(false);
		edit(latest.current, field);
	};
	const letters = view.letters.filter(({ language }) => (language ?? typed.language) === typed.language);
	const left = LONGEST.greeting - typed.greeting.length;
	const client = [typed.clientFirstName, typed.clientLastName].filter(Boolean).join(' ');
	return (
		<>
			<section className="trade-card" aria-labelledby="builder-client">
				<CardHead>
					<h2 id="builder-client" className="text-t3 font-semibold">
						{t('builder.client.title')}
					</h2>
				</CardHead>
				<div className="grid gap-3 px-4.5 pt-3 pb-4">
					<div ref={frame} className="relative grid gap-3 min-[30rem]:grid-cols-2">
						<BuilderField
							name="firstName"
							label={t('builder.client.firstName')}
							value={typed.clientFirstName}
							maxLength={LONGEST.name}
							autoComplete="off"
							error={errors.clientFirstName}
							onChange={(clientFirstName) => set({ clientFirstName }, 'firstName')}
						/>
						<BuilderField
							name="lastName"
							label={t('builder.client.lastName')}
							value={typed.clientLastName}
							maxLength={LONGEST.name}
							autoComplete="off"
							error={errors.clientLastName}
							onChange={(clientLastName) => set({ clientLastName }, 'lastName')}
						/>
						<ClientSuggestions frame={frame} prefix={null} />
					</div>
					<BuilderField
						name="clientEmail"
						type="email"
						label={t('builder.client.email')}
						value={typed.clientEmail}
						autoComplete="off"
						error={errors.clientEmail}
						hint={t('builder.client.emailHint')}
						onChange={(clientEmail) => set({ clientEmail }, 'clientEmail')}
					/>
				</div>
			</section>
			<section className="trade-card" aria-labelledby="builder-letter">
				<CardHead>
					<h2 id="builder-letter" className="text-t3 font-semibold">
						{t('builder.letter.title')}
					</h2>
				</CardHead>
				<div className="grid gap-3 px-4.5 pt-3 pb-4">
					<BuilderField
						name="title"
						label={t('builder.letter.headline')}
						value={typed.title}
						maxLength={LONGEST.title}
						lang={typed.language}
						error={errors.title}
						hint={t('builder.letter.headlineHint')}
						onChange={(title) => set({ title }, 'title')}
					/>
					<fieldset>
						<legend className="mb-1 text-note text-ink2">{t('builder.letter.template')}</legend>
						<div className="flex flex-wrap gap-1.5">
							{letters.map(({ key, name, text }) => (
								<button
									key={key}
									type="submit"
									name="intent"
									value={`letter:${key}`}
									onClick={(event) => {
										event.preventDefault();
										const hadLetter = typed.greeting.trim() !== '';
										set({ greeting: text.replaceAll('{{client}}', client) }, `letter ${key}`);
										setReplaced(hadLetter);
									}}
									className={tradeButton('line', 'min-h-8 px-2.5 text-note max-lg:min-h-11')}
								>
									{name}
								</button>
							))}
						</div>
					</fieldset>
					<BuilderField
						name="greeting"
						label={t('builder.letter.greeting')}
						value={typed.greeting}
						maxLength={LONGEST.greeting}
						lang={typed.language}
						rows={10}
						error={errors.greeting}
						hint={left <= NEAR ? t('builder.letter.left', { count: Math.max(0, left) }) : t('builder.letter.signed')}
						onChange={(greeting) => set({ greeting }, 'greeting')}
					/>
					<p role="status" className="trade-note empty:hidden">
						{isReplaced ? t('builder.letter.replaced') : null}
					</p>
				</div>
			</section>
		</>
	);
}
