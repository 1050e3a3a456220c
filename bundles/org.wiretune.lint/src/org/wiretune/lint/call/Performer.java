/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.Locale;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Qualifier;

/** What does the work of a component. It decides in which style the component calls others, and in which it can be called. */
public enum Performer {

	/** A BPEL process that may wait between two transactions. */
	LONG_RUNNING_PROCESS,
	/** A BPEL process that runs in one transaction. */
	MICROFLOW,
	/** A BPEL process of which files do not tell whether it may wait. */
	PROCESS,
	/** A mediation flow. */
	MEDIATION_FLOW,
	/** An interface map. */
	INTERFACE_MAP,
	/** A group of business rules. */
	RULE_GROUP,
	/** A selector. */
	SELECTOR,
	/** A Java class. */
	JAVA,
	/** A business state machine. */
	STATE_MACHINE,
	/** A human task. */
	HUMAN_TASK,
	/** Something else, or nothing that was read. */
	OTHER;

	private static final String JOIN = "JoinTransaction";

	/**
	 * {@return what does the work of a component}
	 *
	 * @param component the component
	 */
	public static Performer of(Component component) {
		Implementation implementation = component.getImplementation();
		String type = implementation == null || implementation.getType() == null ? "" : implementation.getType().toLowerCase(Locale.ROOT);
		return switch (type) {
		case "processimplementation" -> process(component, implementation);
		case "mediationflowimplementation" -> MEDIATION_FLOW;
		case "mediationimplementation" -> INTERFACE_MAP;
		case "businessrulegroupimplementation" -> RULE_GROUP;
		case "selectorimplementation" -> SELECTOR;
		case "javaimplementation" -> JAVA;
		case "statemachineimplementation", "aclimplementation", "businessstatemachineimplementation" -> STATE_MACHINE;
		case "taskimplementation", "humantaskimplementation" -> HUMAN_TASK;
		default -> OTHER;
		};
	}

	/**
	 * Older tools left the execution mode out. Integration Designer then writes the component of a long-running process with
	 * asynchronous interfaces that do not join a transaction, that of a microflow with interfaces that do.
	 */
	private static Performer process(Component component, Implementation implementation) {
		Boolean stated = implementation.getProcess() == null ? null : implementation.getProcess().longRunning();
		if (stated != null) {
			return stated ? LONG_RUNNING_PROCESS : MICROFLOW;
		}
		boolean asynchronous = !component.getInterfaces().isEmpty() && component.getInterfaces().stream().allMatch(face -> face.interactionStyle() == InteractionStyle.ASYNC);
		if (asynchronous && joins(component, "false")) {
			return LONG_RUNNING_PROCESS;
		}
		return joins(component, "true") ? MICROFLOW : PROCESS;
	}

	private static boolean joins(Component component, String value) {
		return !component.getInterfaces().isEmpty() && component.getInterfaces().stream()
				.allMatch(face -> face.getQualifiers().stream().anyMatch(qualifier -> isJoin(qualifier, value)) || component.getQualifiers().stream().anyMatch(qualifier -> isJoin(qualifier, value)));
	}

	private static boolean isJoin(Qualifier qualifier, String value) {
		return JOIN.equals(qualifier.getType()) && qualifier.getValue() != null && value.equals(qualifier.getValue().getValue());
	}

	/** {@return whether it is over when the call returns} */
	public boolean isSynchronous() {
		return switch (this) {
		case MICROFLOW, MEDIATION_FLOW, INTERFACE_MAP, RULE_GROUP, SELECTOR, JAVA -> true;
		case LONG_RUNNING_PROCESS, PROCESS, STATE_MACHINE, HUMAN_TASK, OTHER -> false;
		};
	}

	/** {@return whether an answer may take days, so that the runtime can only call it asynchronously} */
	public boolean isAsynchronous() {
		return this == LONG_RUNNING_PROCESS || this == STATE_MACHINE || this == HUMAN_TASK;
	}

	/** {@return whether it calls in the style that the target's interface states, and asynchronously where that leaves it open} */
	public boolean obeysTarget() {
		return this == LONG_RUNNING_PROCESS || this == INTERFACE_MAP || this == RULE_GROUP || this == SELECTOR;
	}
}
