import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';

type VerbFormProps = {
	/** Hidden fields: the target, and the version that was shown. */
	fields: Record<string, string | number>;
	children: ReactNode;
	/** Where it goes, with the part of the page to return to; without it the page's own address. */
	action?: string;
	className?: string;
};

/** A form of one row, submitted once at a time to the page's own action. */
export function VerbForm({ fields, children, action, className }: VerbFormProps) {
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Form
			method="post"
			action={action}
			preventScrollReset
			className={className}
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}
