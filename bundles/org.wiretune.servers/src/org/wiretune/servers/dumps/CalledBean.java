/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The enterprise bean that a thread calls, told by its stack: a container calls a bean by a class that it makes for the
 * purpose, which is named after the bean.
 *
 * @param name
 *            simple name of its class; empty where only its kind is told
 * @param messageDriven
 *            whether it is called with messages
 */
record CalledBean(String name, boolean messageDriven) {

	/** JBoss AS 7, EAP 6 and later, and WildFly: {@code shop.OrderBean$$$endpoint1.onMessage}, {@code shop.CartBean$$$view3.add}. */
	private static final Pattern MADE = Pattern.compile("(?:.*[./])?([\\w$]+?)\\$\\$\\$(endpoint|view)\\d+\\..*"); //$NON-NLS-1$
	/** Code of containers that only messages go through. */
	private static final Pattern OF_MESSAGES = Pattern
			.compile("org\\.jboss\\.(?:as\\.ejb3\\.(?:component\\.messagedriven|inflow)|ejb3\\.mdb|ejb3\\.inflow)\\..*|(?:org\\.apache\\.activemq\\.artemis|org\\.hornetq)\\.ra\\.inflow\\..*"); //$NON-NLS-1$

	/**
	 * The innermost bean that a thread calls. WildFly calls a message-driven bean by its endpoint and, below that, by its view
	 * as it does a session bean; a session bean that it calls has a view and no endpoint.
	 *
	 * @param thread
	 *            a thread
	 * @return the bean; empty where its stack tells none
	 */
	static Optional<CalledBean> of(DumpedThread thread) {
		List<Matcher> made = thread.stack().stream().map(MADE::matcher).filter(Matcher::matches).toList();
		if (!made.isEmpty()) {
			String name = made.get(0).group(1);
			boolean messages = made.stream().anyMatch(each -> each.group(1).equals(name) && each.group(2).equals("endpoint")); //$NON-NLS-1$
			return Optional.of(new CalledBean(name, messages));
		}
		return thread.stack().stream().anyMatch(frame -> OF_MESSAGES.matcher(frame).matches()) ? Optional.of(new CalledBean("", true)) //$NON-NLS-1$
				: Optional.empty();
	}
}
