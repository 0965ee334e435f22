import type { ReactNode } from 'react';
import { OutcomeLine } from '../page/outcome-line';
import { WorkPage } from '../page/work-page';
import { useInboxTabs } from './use-inbox-tabs';

/** Frame of the operator's pages. */
export function InboxPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
	return (
		<WorkPage {...{ title, lead }} {...useInboxTabs()}>
			<OutcomeLine />
			{children}
		</WorkPage>
	);
}
