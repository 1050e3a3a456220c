/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;

/**
 * SCA sync within a module: the call goes through a proxy and an interceptor to the receiver, on the caller's thread and by
 * reference. Nothing is copied (AVP-2933, exercise review: comparable to a direct Java-to-Java call). Between modules the
 * business objects are copied, see {@link ByValueCaller}.
 */
public final class ScaSyncCaller implements Caller {

	/** A call takes some ten nanoseconds, a reading of the timer about as long; so many together are timed well. */
	static final int CALLS_PER_RUN = 1000;

	private final ReceiverService proxy;

	/**
	 * A caller.
	 *
	 * @param receiver the receiver
	 */
	public ScaSyncCaller(ReceiverService receiver) {
		proxy = (ReceiverService) Proxy.newProxyInstance(ReceiverService.class.getClassLoader(),
				new Class<?>[] { ReceiverService.class }, new Interceptor(receiver));
	}

	@Override
	public Receipt call(BusinessObject object) {
		return proxy.receive(object);
	}

	@Override
	public int callsPerRun() {
		return CALLS_PER_RUN;
	}

	@Override
	public boolean isShort() {
		return true;
	}

	@Override
	public void close() {
		// Holds nothing.
	}

	/** What stands between a reference and its target in a container: it sees each call and its outcome. */
	private static final class Interceptor implements InvocationHandler {

		private final ReceiverService target;

		Interceptor(ReceiverService target) {
			this.target = target;
		}

		@Override
		public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
			try {
				return method.invoke(target, arguments);
			} catch (InvocationTargetException e) {
				throw e.getCause();
			}
		}
	}
}
