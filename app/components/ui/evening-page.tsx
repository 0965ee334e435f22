import type { ReactNode } from 'react';
import { Scene } from './scene';

/** Frame of a page with a few words and one thing to do, beside a picture. */
export function EveningPage({ children }: { children: ReactNode }) {
	return (
		<main id="content" className="container grid items-center gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-24">
			<div className="min-w-0">{children}</div>
			<div className="-mx-5 aspect-[3/2] lg:mx-0">
				<Scene
					name="evening"
					widths={[480, 1000]}
					sizes="(width >= 50rem) 45vw, 100vw"
					width={1000}
					height={667}
					alt=""
				/>
			</div>
		</main>
	);
}

type EveningSheetProps = { heading: string; text: string; children: ReactNode };

/** The same with a heading and a text. */
export function EveningSheet({ heading, text, children }: EveningSheetProps) {
	return (
		<EveningPage>
			<h1 className="text-h1">{heading}</h1>
			<p className="mt-5 max-w-[34rem] text-lead text-ink2">{text}</p>
			{children}
		</EveningPage>
	);
}
