/** A team's people: the page of the team, and the page of an invitation into it. */
const members = {
	title: 'Team',
	keys: 'API keys',
	webhooks: 'Webhooks',
	tabs: 'Pages of the team',
	lead: {
		manager: 'Who works with you. You invite people, decide what they may do, and hand over what leavers looked after.',
		member: 'Who works with you. Managers of the team decide who belongs to it.',
	},
	people_one: '{{count}} person',
	people_other: '{{count}} people',
	you: 'You',
	away: 'Away until {{day}}, {{name}} stands in',
	leadsNone: 'no running leads',
	leads_one: '{{count}} running lead',
	leads_other: '{{count}} running leads',
	rank: 'Rights',
	ranks: { member: 'Works with the team', manager: 'Also decides about the team' },
	save: 'Save',
	handOver: {
		summary: 'Hand over',
		to_one: '{{count}} running lead goes to',
		to_other: '{{count}} running leads go to',
		choose: 'Choose a colleague',
		act: 'Hand over',
	},
	leave: {
		summary: 'Hand over or remove',
		remove: 'Remove from the team',
		text: '{{name}} is signed out within half a minute and sees nothing of the team any more. Past bookings and their commission stay as they are.',
		sure: 'Yes, remove',
	},
	invite: {
		title: 'Invite a colleague',
		email: 'Email',
		hint: {
			agency: 'People who decide about the team also see the payout account and everyone’s leads.',
			operator: 'Everyone of the team works on all properties, bookings and prices.',
		},
		send: 'Send the invitation',
		open_one: '{{count}} open invitation',
		open_other: '{{count}} open invitations',
		by: '{{name}},',
		until: 'Works until',
		again: 'Send again',
		revoke: 'Withdraw',
	},
	join: {
		title: 'Join the team of {{team}}',
		text: '{{inviter}} invites you to work with {{team}}.',
		member: 'You will see and work on everything that the team works on.',
		manager: 'You will work with the team, and decide who belongs to it.',
		create: 'Create an account',
		signIn: 'Sign in',
		signedIn: 'You are signed in as',
		join: 'Join the team',
		sending: 'Joining…',
		other: 'Use another account',
		not: {
			team: 'This account belongs to a team already. Please use another one, or ask that team to let it go.',
			hotel: 'This account belongs to a hotel. Please use another one.',
			staff: 'This account administers the product. Please use another one.',
		},
		problem: {
			taken: 'This account belongs to a team or a hotel by now. Please use another one.',
			failed: 'That did not work. Please try again in a moment.',
		},
		done: 'You belong to the team of {{team}}',
		doneText: {
			member: 'Everything the team works on is yours to work on from now on.',
			manager: 'Everything the team works on is yours to work on from now on, and you decide who belongs to it.',
		},
		goOn: 'Go on',
		over: {
			used: {
				title: 'This invitation is used',
				text: 'Someone has joined with this link. If it was you, please sign in.',
			},
			expired: {
				title: 'This invitation has ended',
				text: 'A link works for 14 days. Please ask {{inviter}} for another one.',
			},
			revoked: {
				title: 'This invitation was withdrawn',
				text: 'There may be a newer one in your mailbox; else please ask {{inviter}}.',
			},
			unknown: {
				title: 'This link works no more',
				text: 'There is no such invitation. Please check that the link is whole.',
			},
		},
	},
} as const;

export default members;
