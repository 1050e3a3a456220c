/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.6 of the catalogue, in its order. Their texts stand in {@code texts/enterprise-beans.properties}. */
public final class EnterpriseBeanCatalogue {

	private EnterpriseBeanCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				StatelessPools.undersized(),
				StatelessPools.throttle(),
				StatelessPools.ignoredParameters(),
				StatelessPools.footprint(),
				Declared.alarm("slsb-pool-oversized-live", Subject.CONCURRENCY),
				Declared.alarm("slsb-pool-exhausted-live", Subject.CONCURRENCY),
				Declared.guide("slsb-pool-choice-untested", Subject.CONCURRENCY),
				RemoteCalls.sameMachine(),
				RemoteCalls.misspelled(),
				BeanCode.paging(),
				BeanCode.unbounded(),
				BeanCode.neverRemoved(),
				Declared.guide("sfsb-millions-of-users", Subject.MEMORY),
				RemoteCalls.serverPool(),
				RemoteCalls.clientPool(),
				Declared.unwatched("remoting-clientpool-below-concurrentcalls", Subject.CONCURRENCY,
						"InvokeStats is an object of a class of the server's own, which a client without its libraries cannot read, and asking for it would cost the other figures of the bean."),
				Declared.unwatched("remoting-server-pool-below-client-sum", Subject.CONCURRENCY,
						"It needs the same figure of each remote client at the same time, see remoting-clientpool-below-concurrentcalls."),
				RemoteCalls.idle(),
				StatelessPools.mismatch());
	}

	/** {@return the recommendations on enterprise beans that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(LockedSingleton.rule(), ReadersWait.rule(), WaitingLock.rule(), CostlyObject.rule(), SleepingBean.rule(), EndlessRequest.rule(), EndlessReceive.rule(), MailInRequest.rule(), AwaitedBroadcast.rule(), RemoteCalls.copied());
	}
}
