/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.Objects;
import java.util.regex.Pattern;

import org.wiretune.lint.rules.DatabaseLookups;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.settings.Element;

/**
 * Which processes only ask and work something out, as far as the operations that they call tell it: by the kind of the adapter, by the
 * rules that a component holds, because the process that is called only asks itself, or by the first or last word of the operation. An
 * adapter that writes outweighs all words.
 */
final class AskingProcess {

	/** Specifications of adapters that write rows, files or messages. */
	private static final Pattern WRITING = Pattern.compile("Write|Merge|Insert|Update|Delete|Produce|Enqueue|Put");
	/** How many processes one behind the other are looked at. */
	private static final int DEEPEST = 4;

	private AskingProcess() {
	}

	/** {@return whether no call of a process changes anything, as far as is known} @param in the component of the process */
	static boolean asksOnly(ProcessComponent in) {
		return asksOnly(in.process(), 0);
	}

	private static boolean asksOnly(BusinessProcess process, int depth) {
		return process.getInvokes().stream().allMatch(invoke -> asks(invoke, depth));
	}

	/** {@return whether a call changes nothing, as far as is known} @param invoke the call */
	static boolean asks(Invoke invoke) {
		return asks(invoke, 0);
	}

	private static boolean asks(Invoke invoke, int depth) {
		String operation = Values.value(invoke.getOperation());
		if (operation != null && OperationWords.changes(operation)) {
			return false;
		}
		if (invoke.getReference() != null && invoke.getReference().getWires().stream().anyMatch(wire -> Wiring.resolved(wire) instanceof Import called && isWritingAdapter(called.getBinding()))) {
			return false;
		}
		if (operation != null && OperationWords.asks(operation)) {
			return true;
		}
		return invoke.getReference() != null && !invoke.getReference().getWires().isEmpty()
				&& invoke.getReference().getWires().stream().allMatch(wire -> targetAsks(Wiring.resolved(wire), depth));
	}

	private static boolean targetAsks(Element target, int depth) {
		if (target instanceof Import called) {
			return isReadingAdapter(called.getBinding()) || Wiring.resolved(called.getWire()) instanceof Export service && targetAsks(service, depth);
		}
		if (target instanceof Export service) {
			return Wiring.resolved(service.getWire()) instanceof Component component && targetAsks(component, depth);
		}
		if (!(target instanceof Component component) || component.getImplementation() == null) {
			return false;
		}
		BusinessProcess process = component.getImplementation().getProcess();
		return process == null ? isDecision(component) : depth < DEEPEST && asksOnly(process, depth + 1);
	}

	/** Rules of a composite work on what they are given. */
	private static boolean isDecision(Component component) {
		String kind = String.valueOf(component.getImplementation().getType());
		return kind.contains("decision") || kind.contains("rules");
	}

	private static boolean isWritingAdapter(Binding binding) {
		return binding != null && binding.getProperties().stream().filter(property -> property.getName().equals("className")).map(Values::value).filter(Objects::nonNull)
				.anyMatch(type -> WRITING.matcher(type).find());
	}

	private static boolean isReadingAdapter(Binding binding) {
		return DatabaseLookups.isReading(binding) || binding != null && binding.getProperties().stream().filter(property -> property.getName().equals("className")).map(Values::value).filter(Objects::nonNull)
				.anyMatch(type -> type.contains(".db.") && type.contains("Read"));
	}
}
