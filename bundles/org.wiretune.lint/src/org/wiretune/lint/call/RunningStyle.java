/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import org.wiretune.model.assembly.InteractionStyle;

/**
 * In which style a call runs, and why.
 * <p>
 * Sources: IBM Redbook on performance tuning of Business Process Manager, section 3.2.10 (long-running processes, interface maps
 * and rule groups); IBM Business Automation Workflow, Synchronous-over-asynchronous invocation (microflows call request-response
 * operations synchronously); developerWorks 0811_chacko (a Java component calls as its API says).
 *
 * @param style SYNC or ASYNC, or ANY where files do not tell
 * @param reason why
 */
public record RunningStyle(InteractionStyle style, Reason reason) {

	/** Why a call runs in its style. */
	public enum Reason {
		/** The interface of the target states the style, and the caller obeys. */
		TARGET_STATES,
		/** The interface of the target leaves the style open, and a long-running process then calls asynchronously. */
		LONG_RUNNING_CALLER,
		/** A microflow calls operations that answer synchronously, whatever the target prefers. */
		MICROFLOW_CALLER,
		/** The target may take days: the runtime calls it asynchronously. */
		ASYNCHRONOUS_TARGET,
		/** The call leaves by a queue. */
		MESSAGING_BINDING,
		/** The code of the caller decides. */
		CODE_DECIDES,
		/** The caller hands on the style in which it is called itself. */
		CALLER_HANDS_ON,
		/** Files do not tell who calls. */
		UNKNOWN_CALLER
	}

	/**
	 * {@return how a call runs}
	 *
	 * @param call the call
	 */
	static RunningStyle of(ServiceCall call) {
		InteractionStyle stated = call.targetStyle();
		return switch (call.performer()) {
		case LONG_RUNNING_PROCESS -> stated == InteractionStyle.SYNC ? new RunningStyle(InteractionStyle.SYNC, Reason.TARGET_STATES)
				: new RunningStyle(InteractionStyle.ASYNC, stated == InteractionStyle.ASYNC ? Reason.TARGET_STATES : Reason.LONG_RUNNING_CALLER);
		case MICROFLOW -> call.exchange() == Exchange.TWO_WAY ? new RunningStyle(InteractionStyle.SYNC, Reason.MICROFLOW_CALLER) : obeying(stated);
		case INTERFACE_MAP, RULE_GROUP, SELECTOR -> obeying(stated);
		case JAVA -> new RunningStyle(switch (call.invocation()) {
		case SYNCHRONOUS -> InteractionStyle.SYNC;
		case ASYNCHRONOUS -> InteractionStyle.ASYNC;
		case BOTH, UNKNOWN -> InteractionStyle.ANY;
		}, Reason.CODE_DECIDES);
		case MEDIATION_FLOW -> stated == InteractionStyle.SYNC ? new RunningStyle(InteractionStyle.SYNC, Reason.TARGET_STATES)
				: new RunningStyle(InteractionStyle.ANY, Reason.CALLER_HANDS_ON);
		case PROCESS, STATE_MACHINE, HUMAN_TASK, OTHER -> new RunningStyle(InteractionStyle.ANY, Reason.UNKNOWN_CALLER);
		};
	}

	private static RunningStyle obeying(InteractionStyle stated) {
		return stated == InteractionStyle.SYNC || stated == InteractionStyle.ASYNC ? new RunningStyle(stated, Reason.TARGET_STATES)
				: new RunningStyle(InteractionStyle.ANY, Reason.CALLER_HANDS_ON);
	}
}
