import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';

type VerbFormProps = {
	/** Hidden fields: the target, and the version that was shown. */
	fields: Record<string, string | number>;
	children: ReactNode;
	className?: string;
};

/** A form of one row, submitted once at a time to the page's own action. */
export function VerbForm({ fields, children, className }: VerbFormProps) {
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Form
			method="post"
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
