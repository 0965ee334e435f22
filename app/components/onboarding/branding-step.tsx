import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { PlainField } from '../account/plain-field';
import { ErrorLine } from '../form/error-line';
import { Button } from '../ui/button';
import { StepSheet } from './onboarding-frame';
import { SaveOrSkip, StepForm } from './step-form';

export type BrandingStepData = { main: string; version: number };

type BrandingStepProps = BrandingStepData & {
	action: string;
	skipPath: string;
	/** The nearest good colour in place of the one that was refused. */
	nearest: string | null;
	errors: { main?: string; logo?: string };
	problem: string | null;
};

/** Colour and logo of the agency (AGENCY-12); the brand studio has the rest. */
export function BrandingStep({ main, version, action, skipPath, nearest, errors, problem }: BrandingStepProps) {
	const { t } = useTranslation('onboarding');
	const { brand } = useRoot();
	return (
		<StepSheet heading={t('branding.heading')} text={t('branding.text')}>
			<StepForm intent="branding" action={action} problem={problem} isMultipart>
				<input type="hidden" name="version" value={version} />
				<div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
					<PlainField name="main" type="color" label={t('branding.main')} value={main} error={errors.main} />
					<div>
						<label htmlFor="logo" className="mb-1.5 block text-label text-ink2">
							{t('branding.logo')}
						</label>
						<input
							id="logo"
							name="logo"
							type="file"
							accept="image/png,image/jpeg,image/webp"
							aria-describedby={errors.logo ? 'logo-hint logo-fault' : 'logo-hint'}
							aria-invalid={errors.logo ? true : undefined}
							className="block min-h-12 w-full rounded-sm border border-field bg-sheet p-2 text-small file:mr-4 file:min-h-8 file:cursor-pointer file:border-0 file:bg-light1 file:px-4 file:font-medium"
						/>
						<p id="logo-hint" className="mt-1.5 text-label text-ink2">
							{t('branding.logoHint')}
						</p>
						{errors.logo ? <ErrorLine id="logo-fault">{errors.logo}</ErrorLine> : null}
					</div>
				</div>
				{nearest ? (
					<div className="flex flex-wrap items-center gap-4">
						<span className="size-11 rounded-sm border border-line2" style={{ background: nearest }} />
						<Button type="submit" variant="outline" name="take" value={nearest}>
							{t('branding.take', { color: nearest })}
						</Button>
					</div>
				) : null}
				<p className="text-small text-ink2">{t('branding.note', { email: brand.email })}</p>
				<SaveOrSkip label={t('branding.save')} skipPath={skipPath} />
			</StepForm>
		</StepSheet>
	);
}
