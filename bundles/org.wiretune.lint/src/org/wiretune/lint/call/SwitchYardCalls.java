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
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * How calls run in applications of SwitchYard. Inside a runtime the caller's thread runs the called service, also where no
 * answer is expected; a gateway decides for what lies outside.
 */
final class SwitchYardCalls {

	private static final String EARLIER = "urn:switchyard-config:switchyard:1";

	private final SourceTexts texts;

	SwitchYardCalls(SourceTexts texts) {
		this.texts = texts;
	}

	CompositeCall call(Component caller, Reference reference, Element target) {
		Exchange exchange = exchange(reference, target);
		if (target instanceof Import imported) {
			return leaving(caller, reference, imported, exchange);
		}
		Reason reason = target instanceof Export ? Reason.SCA_GATEWAY : Reason.SAME_APPLICATION;
		return new CompositeCall(caller, reference, target, exchange, InteractionStyle.SYNC, Reach.LOCAL, Passing.BY_REFERENCE, reason);
	}

	private CompositeCall leaving(Component caller, Reference reference, Import imported, Exchange exchange) {
		BindingKind kind = Endpoint.kind(imported);
		if (kind == BindingKind.SCA) {
			boolean away = leaves(imported);
			return new CompositeCall(caller, reference, imported, exchange, InteractionStyle.SYNC, away ? Reach.REMOTE : Reach.LOCAL, away ? Passing.BY_VALUE : Passing.BY_REFERENCE,
					away ? Reason.CLUSTER : Reason.SCA_GATEWAY);
		}
		if (kind.family() == BindingFamily.MESSAGING) {
			InteractionStyle style = property(imported, "replyTo") != null || exchange == Exchange.TWO_WAY ? InteractionStyle.SYNC : InteractionStyle.ASYNC;
			return new CompositeCall(caller, reference, imported, exchange, style, Reach.REMOTE, Passing.BY_VALUE, Reason.MESSAGING_BINDING);
		}
		if (kind == BindingKind.JAX_WS || kind == BindingKind.HTTP || "binding.rest".equals(imported.getBinding().getName())) {
			return new CompositeCall(caller, reference, imported, exchange, InteractionStyle.SYNC, Reach.REMOTE, Passing.BY_VALUE, Reason.WEB_BINDING);
		}
		return new CompositeCall(caller, reference, imported, exchange, InteractionStyle.ANY, Reach.OPEN, Passing.OPEN, Reason.OPEN);
	}

	/** A clustered reference uses the channel of the cluster unless it prefers its own instance, as the schema of 2.0 does by default. */
	private boolean leaves(Import imported) {
		if (!"true".equals(property(imported, "clustered"))) {
			return false;
		}
		String local = property(imported, "preferLocal");
		if (local != null) {
			return "false".equals(local);
		}
		String text = texts.text(imported.getOrigin().path());
		return text != null && text.contains(EARLIER);
	}

	private static String property(Import imported, String name) {
		return imported.getBinding().getProperties().stream().filter(property -> name.equals(property.getName()) && property.isSet()).map(Setting::effective).findFirst().orElse(null);
	}

	private static Exchange exchange(Reference reference, Element target) {
		Exchange known = Exchange.of(reference.getInterfaces());
		return known == Exchange.UNKNOWN ? Exchange.of(Endpoint.interfaces(target)) : known;
	}
}
