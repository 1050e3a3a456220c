/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;

/**
 * A call along a wire of a composite, Oracle's, SwitchYard's or one of the standards, or of a project of a service bus. What files leave open is told as open.
 * <p>
 * Sources: Oracle Fusion Middleware 14.1.2, Execution of One-Way Invocations, and the Administrator's Guide for SOA Suite on
 * local optimization; OASIS SCA Assembly Model 1.1 and SCA-J 1.1 on bindings, remotable interfaces and one-way operations; the
 * documents of SwitchYard on its SCA gateway and on clustering.
 *
 * @param caller the component that calls
 * @param reference the reference by which the call leaves
 * @param target the component, reference of the composite or service of another one that the wire leads to
 * @param exchange whether the caller waits for an answer
 * @param style SYNC where the caller's thread does the work or waits for it, ASYNC where another thread does it later, ANY where files do not tell
 * @param reach whether the call stays in the process
 * @param passing how data gets across
 * @param reason why it runs so
 */
public record CompositeCall(Component caller, Reference reference, Element target, Exchange exchange, InteractionStyle style, Reach reach, Passing passing, Reason reason) {

	/** Whether a call stays in the process. */
	public enum Reach {
		/** It does. */
		LOCAL,
		/** It leaves the process, or may. */
		REMOTE,
		/** Files do not tell. */
		OPEN
	}

	/** How data gets across. */
	public enum Passing {
		/** Caller and called see the same objects. */
		BY_REFERENCE,
		/** Data is copied, or written and read again. */
		BY_VALUE,
		/** Files do not tell. */
		OPEN
	}

	/** Why a call runs as it does. */
	public enum Reason {
		/** The called process answers, and the caller waits. */
		PROCESS_ANSWERS,
		/** A one-way message is stored and worked off by another thread: what Oracle does unless told otherwise. */
		ONE_WAY_STORED,
		/** A one-way message is kept in memory and worked off by another thread. */
		ONE_WAY_CACHED,
		/** A one-way message is worked off by the caller's thread, because the component says so. */
		ONE_WAY_SYNCHRONOUS,
		/** All routing rules of the mediator go through its store. */
		PARALLEL_ROUTING,
		/** No routing rule of the mediator goes through its store. */
		SEQUENTIAL_ROUTING,
		/** The address leads to a composite of the same server, and the message skips SOAP. */
		LOCAL_OPTIMIZATION,
		/** The reference forbids the short cut to a composite of the same server. */
		OPTIMIZATION_OFF,
		/** An adapter does the call. */
		ADAPTER,
		/** The call leaves by a queue. */
		MESSAGING_BINDING,
		/** The call leaves over HTTP. */
		WEB_BINDING,
		/** The interface is local, so that both sides share their data. */
		LOCAL_INTERFACE,
		/** The interface is remotable, so that data is copied. */
		REMOTABLE_INTERFACE,
		/** The interface is remotable, and the class allows to share data. */
		REFERENCES_ALLOWED,
		/** A wire of the standards, of which more is not known. */
		WIRE,
		/** An operation is one-way, so that another thread does the work. */
		ONE_WAY_OPERATION,
		/** A reference of SwitchYard is served inside its application. */
		SAME_APPLICATION,
		/** SwitchYard's own binding leads to an application of the same runtime. */
		SCA_GATEWAY,
		/** SwitchYard's own binding leads into a cluster. */
		CLUSTER,
		/** A pipeline of a service bus routes to the service: no thread is held until the answer comes. */
		BUS_ROUTE,
		/** A pipeline of a service bus calls the service in its middle, and its thread waits. */
		BUS_CALLOUT,
		/** A pipeline of a service bus publishes to the service, and nobody waits. */
		BUS_PUBLISH,
		/** The called service belongs to the same bus, and the thread of the caller runs its pipeline. */
		BUS_NEIGHBOUR,
		/** A split-join calls the service. */
		BUS_SPLIT_JOIN,
		/** Files do not tell. */
		OPEN
	}

	/** {@return whether the caller has done before the work is} */
	public boolean isQueued() {
		return style == InteractionStyle.ASYNC;
	}

	/** {@return the process that implements a component, or null} @param component the component */
	static BusinessProcess process(Component component) {
		return component.getImplementation() == null ? null : component.getImplementation().getProcess();
	}
}
