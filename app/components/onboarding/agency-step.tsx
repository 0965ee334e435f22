import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '~/domain/agency/load-standing.server';
import { PlainCheck, PlainField } from '../account/plain-field';
import { SignOutButton } from '../account/sign-out-button';
import { storedAffiliate } from '../account/stored-affiliate';
import { useBrand, useUser } from '../account/use-auth';
import { ErrorLine } from '../form/error-line';
import { Button } from '../ui/button';
import { StepSheet } from './onboarding-frame';
import { StepForm } from './step-form';

export type AgencyStepData = {
	standing: Standing;
	programs: readonly { id: string; name: string; affiliateId: string | null }[];
	/** Programme of the affiliate who invited. */
	programId: string | null;
};

type Values = {
	name: string;
	programIds: readonly string[];
	wasReferred: boolean;
	referrerName: string;
	isInviting: boolean;
};

type AgencyStepProps = AgencyStepData & {
	action: string;
	/** Null before the first sending. */
	values: Values | null;
	errors: { name?: string; referrerName?: string; autoInviteEmailDomain?: string; programIds?: string };
	problem: string | null;
};

/** Registers the agency, or joins an existing one (AGENCY-2, AGENCY-4). */
export function AgencyStep(props: AgencyStepProps) {
	return props.standing.colleagues ? (
		<Join {...props} colleagues={props.standing.colleagues} />
	) : (
		<Register {...props} />
	);
}

function Join({ standing, action, problem, colleagues }: AgencyStepProps & { colleagues: { name: string } }) {
	const { t } = useTranslation('onboarding');
	const brand = useBrand();
	const words = { name: colleagues.name, domain: standing.domain };
	return (
		<StepSheet heading={t('agency.joinHeading')} text={t('agency.joinText', words)}>
			<StepForm intent="join" action={action} problem={problem}>
				<div className="flex flex-wrap items-center gap-x-8 gap-y-3">
					<Button type="submit" variant="dark">
						{t('agency.join', words)}
					</Button>
					<a
						href={`mailto:${brand.email}`}
						className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
					>
						{t('agency.joinOther')}
					</a>
				</div>
			</StepForm>
		</StepSheet>
	);
}

function Register({ standing, programs, programId, action, values, errors, problem }: AgencyStepProps) {
	const { t } = useTranslation('onboarding');
	const { email } = useUser();
	const { domain, kind, brandName } = standing;
	const given = values ?? {
		name: brandName ?? '',
		programIds: programId ? [programId] : [],
		wasReferred: false,
		referrerName: '',
		isInviting: true,
	};
	const mayInvite = kind !== 'freeMail' && kind !== 'unverified';
	useEffect(() => {
		if (programId !== null || values !== null) return;
		const invited = programs.find(({ affiliateId }) => affiliateId !== null && affiliateId === storedAffiliate());
		const box = invited && document.getElementById(`program-${invited.id}`);
		if (box instanceof HTMLInputElement) box.checked = true;
	}, [programId, values, programs]);
	return (
		<StepSheet heading={t('agency.heading')} text={t('agency.intro', { email })}>
			<p className="border-l-2 border-accent pl-4">
				{t(`agency.standing.${kind}`, { name: brandName ?? domain, domain })}
			</p>
			{kind === 'freeMail' ? (
				<div className="mt-4">
					<SignOutButton label={t('agency.business')} />
				</div>
			) : null}
			<div className="mt-7">
				<StepForm intent="agency" action={action} problem={problem}>
					<PlainField
						name="name"
						label={t('agency.name')}
						value={given.name}
						error={errors.name}
						autoComplete="organization"
					/>
					{programs.length > 0 ? (
						<fieldset>
							<legend className="text-label text-ink2">{t('agency.programs')}</legend>
							<div className="mt-1 flex flex-wrap gap-x-8">
								{programs.map((program) => (
									<PlainCheck
										key={program.id}
										name="programIds"
										id={`program-${program.id}`}
										value={program.id}
										isChecked={given.programIds.includes(program.id)}
									>
										{program.name}
									</PlainCheck>
								))}
							</div>
							<p className="text-label text-ink2">{t('agency.programsHint')}</p>
							{errors.programIds ? <ErrorLine id="programIds-fault">{errors.programIds}</ErrorLine> : null}
						</fieldset>
					) : null}
					<div className="group/referral">
						<PlainCheck name="wasReferred" isChecked={given.wasReferred}>
							{t('agency.wasReferred')}
						</PlainCheck>
						<div className="mt-1 hidden pl-8 group-has-[#wasReferred:checked]/referral:block">
							<PlainField
								name="referrerName"
								label={t('agency.referrer')}
								value={given.referrerName}
								error={errors.referrerName}
							/>
						</div>
					</div>
					{mayInvite ? (
						<div>
							<PlainCheck name="isInviting" isChecked={given.isInviting}>
								{t('agency.invite', { domain })}
							</PlainCheck>
							{errors.autoInviteEmailDomain ? (
								<ErrorLine id="isInviting-fault">{errors.autoInviteEmailDomain}</ErrorLine>
							) : null}
						</div>
					) : null}
					<div>
						<Button type="submit" variant="dark" className="min-w-36">
							{t(kind === 'luxuryAgency' ? 'agency.submit' : 'agency.request')}
						</Button>
					</div>
				</StepForm>
			</div>
		</StepSheet>
	);
}
