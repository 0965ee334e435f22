import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

type StepFormProps = {
	/** The `intent` field of the request. */
	intent: string;
	/** Address with its query, which the response preserves. */
	action: string;
	/** A sentence above the fields: nothing was written, or how many fields are invalid. */
	problem: string | null;
	isMultipart?: boolean;
	children: ReactNode;
};

/**
 * A form of a step, submitted without script: the response is a new document, so that changes of the user show everywhere. While it is
 * pending it names what is loading (AGENCY-7), and it is submitted once.
 */
export function StepForm({ intent, action, problem, isMultipart = false, children }: StepFormProps) {
	const { t } = useTranslation('onboarding');
	const [isSending, setSending] = useState(false);
	return (
		<form
			method="post"
			action={action}
			noValidate
			encType={isMultipart ? 'multipart/form-data' : undefined}
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
				setSending(true);
			}}
			className="grid gap-5"
		>
			<input type="hidden" name="intent" value={intent} />
			{problem ? (
				<p role="alert" className="flex gap-3 border-l-[3px] border-err bg-err-bg px-4 py-3 text-err">
					<Icon name="warning" className="mt-0.5 shrink-0" />
					{problem}
				</p>
			) : null}
			{children}
			<p role="status" className="text-small text-ink2 empty:hidden">
				{isSending ? t(intent === 'agency' || intent === 'join' ? 'loadingAgency' : 'loadingUser') : null}
			</p>
		</form>
	);
}

type SaveOrSkipProps = { label: string; skipPath: string };

/** The buttons of a step that may be left out. */
export function SaveOrSkip({ label, skipPath }: SaveOrSkipProps) {
	const { t } = useTranslation('onboarding');
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
			<Button type="submit" variant="dark">
				{label}
			</Button>
			<a href={skipPath} className="inline-flex min-h-11 items-center px-2 underline underline-offset-4">
				{t('skip')}
			</a>
		</div>
	);
}
