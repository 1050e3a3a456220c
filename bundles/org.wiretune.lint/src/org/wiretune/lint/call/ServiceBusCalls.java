/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.call.CompositeCall.Passing;
import org.wiretune.lint.call.CompositeCall.Reach;
import org.wiretune.lint.call.CompositeCall.Reason;
import org.wiretune.lint.servicebus.CallAction;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;

/**
 * How calls run in projects of Oracle Service Bus: services of the bus on the thread of the caller; out of it a callout holds its
 * thread until the answer is there, and a route lets it go.
 * <p>
 * Source: Developing Services with Oracle Service Bus, Work Managers and Threading.
 */
final class ServiceBusCalls {

	private static final String RESPONSE = "response";

	private ServiceBusCalls() {
	}

	static CompositeCall call(Component caller, Reference reference, Element target) {
		CallAction action = CallAction.of(reference);
		if (!(target instanceof Import service)) {
			Reason reason = action == CallAction.CALLOUT ? Reason.BUS_CALLOUT : Reason.BUS_NEIGHBOUR;
			return new CompositeCall(caller, reference, target, Exchange.UNKNOWN, InteractionStyle.SYNC, Reach.LOCAL, Passing.BY_REFERENCE, reason);
		}
		BindingKind kind = Endpoint.kind(service);
		boolean answered = action == CallAction.CALLOUT || action == CallAction.INVOKE;
		if (kind.family() == BindingFamily.MESSAGING && !answered && service.getBinding().getProperties().stream().noneMatch(property -> property.getName().contains(RESPONSE))) {
			return new CompositeCall(caller, reference, service, Exchange.ONE_WAY, InteractionStyle.ASYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.MESSAGING_BINDING);
		}
		return switch (action) {
		case CALLOUT -> new CompositeCall(caller, reference, service, Exchange.TWO_WAY, InteractionStyle.SYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.BUS_CALLOUT);
		case PUBLISH -> new CompositeCall(caller, reference, service, Exchange.ONE_WAY, InteractionStyle.ANY, Reach.REMOTE, Passing.BY_VALUE, Reason.BUS_PUBLISH);
		case ROUTE -> new CompositeCall(caller, reference, service, Exchange.UNKNOWN, InteractionStyle.SYNC, Reach.REMOTE, Passing.BY_VALUE, kind == BindingKind.HTTP ? Reason.BUS_ROUTE : Reason.ADAPTER);
		case INVOKE -> new CompositeCall(caller, reference, service, Exchange.TWO_WAY, InteractionStyle.SYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.BUS_SPLIT_JOIN);
		};
	}
}
