/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.flow;

import java.util.Optional;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;

/**
 * Whether whoever sends by an import of a flow waits, and why.
 *
 * @param style the style: synchronous where it waits, any where only a run can tell
 * @param reason why
 */
public record SendingStyle(InteractionStyle style, Reason reason) {

	/** Why a call runs as it does. */
	public enum Reason {
		/** A message is handed over, and no reply is waited for. */
		NO_REPLY,
		/** A message is sent, and its sender waits until a reply comes by another queue. */
		REPLY_BY_QUEUE,
		/** A request is answered on the same connection. */
		ANSWER,
		/** What is called does its work on the thread of its caller. */
		SAME_THREAD,
		/** Whoever began the flow may want a reply or not. */
		BEGINNING_DECIDES
	}

	/** {@return the style of an import, where its flow tells} @param sender the import */
	public static Optional<SendingStyle> of(Import sender) {
		boolean flow = sender.eContainer() instanceof Module module && !module.getKind().label().isEmpty();
		InteractionStyle style = flow ? sender.getInterfaces().stream().map(each -> each.interactionStyle()).filter(each -> each != InteractionStyle.UNSTATED).findFirst().orElse(InteractionStyle.UNSTATED) : InteractionStyle.UNSTATED;
		BindingKind kind = sender.getBinding() == null ? BindingKind.NONE : sender.getBinding().getKind();
		boolean message = kind.family() == BindingFamily.MESSAGING;
		return switch (style) {
		case UNSTATED -> Optional.empty();
		case ANY -> Optional.of(new SendingStyle(style, Reason.BEGINNING_DECIDES));
		case ASYNC -> Optional.of(new SendingStyle(style, Reason.NO_REPLY));
		case SYNC -> Optional.of(new SendingStyle(style, message ? Reason.REPLY_BY_QUEUE : kind.family() == BindingFamily.HTTP || kind.family() == BindingFamily.WEB_SERVICE ? Reason.ANSWER : Reason.SAME_THREAD));
		};
	}
}
