/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.call.ServiceCall;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/** Qualifiers of quality of service: which one counts where several levels state it. */
final class Qualities {

	static final String JOIN_TRANSACTION = "JoinTransaction";
	static final String SUSPEND_TRANSACTION = "SuspendTransaction";
	static final String DELIVER_ASYNC_AT = "DeliverAsyncAt";
	static final String TRANSACTION = "Transaction";
	static final String VALIDATION = "BOValidatorQualifier";

	private Qualities() {
	}

	/** {@return the value that a reference of a component states, or null} The reference itself wins over what all references share. */
	static Qualifier of(Component component, Reference reference, String type) {
		return first(type, reference.getQualifiers(), component.getQualifiers());
	}

	/** {@return the qualifier of an interface, or null} The interface itself wins over what all interfaces share. */
	static Qualifier of(Element owner, ServiceInterface face, String type) {
		List<Qualifier> shared = owner instanceof Component component ? component.getQualifiers() : owner instanceof Import imported ? imported.getQualifiers() : List.of();
		return first(type, face.getQualifiers(), shared);
	}

	/** {@return the value of the transaction of the implementation, or null} */
	static String transaction(Component component) {
		return component.getImplementation() == null ? null : value(first(TRANSACTION, component.getImplementation().getQualifiers(), List.of()));
	}

	/** {@return the value of a qualifier, or null where there is none} */
	static String value(Qualifier qualifier) {
		return qualifier == null || qualifier.getValue() == null ? null : qualifier.getValue().getValue();
	}

	/** {@return whether the target of a call joins the transaction of its caller, which the reference does not suspend} */
	static boolean joins(ServiceCall call) {
		return wouldJoin(call) && !"true".equals(value(of(call.caller(), call.reference(), SUSPEND_TRANSACTION)));
	}

	/** {@return whether all interfaces of the target that a call goes by say that they join a transaction} */
	static boolean wouldJoin(ServiceCall call) {
		List<ServiceInterface> faces = call.faces();
		return !faces.isEmpty() && faces.stream().allMatch(face -> "true".equals(value(of(call.target(), face, JOIN_TRANSACTION))));
	}

	private static Qualifier first(String type, List<Qualifier> own, List<Qualifier> shared) {
		return Stream.concat(own.stream(), shared.stream()).filter(qualifier -> type.equals(qualifier.getType()) && qualifier.getOperation() == null).findFirst().orElse(null);
	}
}
