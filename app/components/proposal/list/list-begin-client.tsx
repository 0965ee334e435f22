import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '~/domain/form/field-error';
import { LEAD_LIMITS } from '~/domain/lead/lead-limits';
import type { BeginLead } from '~/domain/proposal/begin-proposal.server';
import { CountryOptions } from '../../country/country-options';
import { useErrorText } from '../../trade/lead-page/use-error-text';
import { CardHead } from '../../trade/parts/card-head';

type Name = 'firstName' | 'lastName' | 'nationality' | 'email' | 'tls' | 'cc';

type BeginClientProps = {
	client: BeginLead['client'] | null;
	/** References that the brand demands. */
	references: readonly { name: 'tls' | 'cc'; label: string }[];
	typed: Readonly<Record<string, string>>;
	errors: FieldErrors;
};

const LONGEST: Record<Name, number> = {
	firstName: LEAD_LIMITS.firstName,
	lastName: LEAD_LIMITS.lastName,
	nationality: LEAD_LIMITS.nationality,
	email: 254,
	tls: LEAD_LIMITS.reference,
	cc: LEAD_LIMITS.reference,
};

/** Who the properties are for; where they join a proposal, its client counts. */
export function BeginClient({ client, references, typed, errors }: BeginClientProps) {
	const { t } = useTranslation('trade-proposals');
	const errorText = useErrorText();
	const known: Partial<Record<Name, string | null>> = client ?? {};
	const field = (name: Name, label: string) => {
		const error = errors[name];
		return (
			<div key={name} className="grid min-w-0 content-start gap-1">
				<label htmlFor={`begin-${name}`} className="text-note text-ink2">
					{label}
				</label>
				<input
					id={`begin-${name}`}
					name={name}
					type={name === 'email' ? 'email' : 'text'}
					defaultValue={typed[name] ?? known[name] ?? ''}
					maxLength={LONGEST[name]}
					autoComplete="off"
					list={name === 'nationality' ? 'begin-countries' : undefined}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `begin-${name}-error` : undefined}
					className="trade-field"
				/>
				{error ? (
					<p id={`begin-${name}-error`} className="text-note text-err">
						{errorText(error)}
					</p>
				) : null}
			</div>
		);
	};
	const others = (['checkIn', 'checkOut', 'adults', 'children', 'pax', 'serviceLevel'] as const).flatMap(
		(name) => errors[name] ?? [],
	);
	return (
		<section className="trade-card" aria-labelledby="begin-client">
			<CardHead>
				<h2 id="begin-client">{t('begin.client')}</h2>
			</CardHead>
			<div className="grid gap-3.5 px-4.5 py-3.5 sm:grid-cols-2">
				{field('firstName', t('begin.firstName'))}
				{field('lastName', t('begin.lastName'))}
				{field('nationality', t('begin.nationality'))}
				{field('email', t('begin.email'))}
				{references.map(({ name, label }) => field(name, label))}
				<CountryOptions id="begin-countries" />
				<p className="trade-note sm:col-span-2">{t('begin.emailHint')}</p>
				{others.map((error) => (
					<p key={error.key} className="text-note text-err sm:col-span-2">
						{errorText(error)}
					</p>
				))}
			</div>
		</section>
	);
}
