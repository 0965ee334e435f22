import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon';

type SuccessFrameProps = {
	headline: string;
	text: string;
	/** The next steps, with their times. */
	steps: readonly { when: string; what: string; more: string }[];
	/** The reference of the saved record with its label; null without one. */
	number: { label: string; value: string | undefined };
	children: ReactNode;
};

/** Confirms a saved submission (FORM-12): the thanks and the next steps. Takes the focus, because the form is gone. */
export function SuccessFrame({ headline, text, steps, number, children }: SuccessFrameProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div>
			<span className="grid size-15 place-items-center rounded-full border border-accent">
				<Icon name="check" size={28} />
			</span>
			<div role="status">
				<h2 ref={heading} tabIndex={-1} className="mt-6 text-h2 focus:outline-none lg:text-[2.625rem]">
					{headline}
				</h2>
				<p className="mt-2 text-lead">{text}</p>
			</div>
			<dl className="mt-8 border-t border-line2 text-[0.9375rem]">
				{[...(number.value ? [{ when: number.label, what: number.value, more: '' }] : []), ...steps].map(
					({ when, what, more }) => (
						<div
							key={when}
							className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-line2 py-3.5 lg:grid-cols-[7.5rem_1fr]"
						>
							<dt className="text-ink2">{when}</dt>
							<dd className="tabular min-w-0 wrap-anywhere">
								<span className="font-semibold">{what}</span>
								{more}
							</dd>
						</div>
					),
				)}
			</dl>
			{children}
		</div>
	);
}
