/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import jakarta.jms.JMSException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * An object of {@code javax.jms} seen as one of {@code jakarta.jms}: both have the same methods, and clients of before 2022 have the
 * former alone. What is passed and what comes back is seen so too.
 */
final class JakartaView implements InvocationHandler {

	private static final String OURS = "jakarta.jms.";
	private static final String THEIRS = "javax.jms.";
	private static final Map<Method, Method> METHODS = new ConcurrentHashMap<>();

	private final Object seen;

	private JakartaView(Object seen) {
		this.seen = seen;
	}

	/**
	 * Sees an object.
	 *
	 * @param <T> an interface of {@code jakarta.jms}
	 * @param type its class
	 * @param object an object of that interface or of the same of {@code javax.jms}
	 * @return the object itself, or its view
	 */
	static <T> T of(Class<T> type, Object object) {
		return type.isInstance(object) ? type.cast(object)
				: type.cast(Proxy.newProxyInstance(JakartaView.class.getClassLoader(), new Class<?>[] {most(type, object)}, new JakartaView(object)));
	}

	/** The most specific interface that an object has, so that a text message does not come back as any message. */
	private static Class<?> most(Class<?> type, Object object) {
		for (Class<?> each = object.getClass(); each != null; each = each.getSuperclass()) {
			for (Class<?> implemented : each.getInterfaces()) {
				Optional<Class<?>> ours = implemented.getName().startsWith(THEIRS) ? ours(implemented) : Optional.empty();
				if (ours.filter(type::isAssignableFrom).isPresent()) {
					return ours.get();
				}
			}
		}
		return type;
	}

	private static Optional<Class<?>> ours(Class<?> theirs) {
		try {
			return Optional.of(Class.forName(OURS + theirs.getSimpleName(), false, JMSException.class.getClassLoader()));
		} catch (ClassNotFoundException none) {
			return Optional.empty();
		}
	}

	@Override
	public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
		if (method.getDeclaringClass() == Object.class) {
			return switch (method.getName()) {
			case "equals" -> proxy == arguments[0];
			case "hashCode" -> System.identityHashCode(proxy);
			default -> String.valueOf(seen);
			};
		}
		Method theirs = METHODS.get(method);
		if (theirs == null || !theirs.getDeclaringClass().isInstance(seen)) {
			theirs = theirs(method);
			METHODS.put(method, theirs);
		}
		try {
			Object result = theirs.invoke(seen, arguments == null ? null : Stream.of(arguments).map(JakartaView::unseen).toArray());
			return result != null && method.getReturnType().getName().startsWith(OURS) ? of(method.getReturnType(), result) : result;
		} catch (InvocationTargetException failure) {
			Throwable cause = failure.getCause();
			if (cause.getClass().getName().startsWith("java.")) {
				throw cause;
			}
			JMSException ours = new JMSException(String.valueOf(cause.getMessage()));
			ours.initCause(cause);
			throw ours;
		}
	}

	private static Object unseen(Object argument) {
		return argument != null && Proxy.isProxyClass(argument.getClass()) && Proxy.getInvocationHandler(argument) instanceof JakartaView view ? view.seen : argument;
	}

	private Method theirs(Method method) throws ReflectiveOperationException {
		ClassLoader loader = seen.getClass().getClassLoader();
		Class<?> declaring = theirs(method.getDeclaringClass(), loader);
		Class<?>[] parameters = method.getParameterTypes();
		for (int i = 0; i < parameters.length; i++) {
			parameters[i] = theirs(parameters[i], loader);
		}
		return declaring.getMethod(method.getName(), parameters);
	}

	private static Class<?> theirs(Class<?> type, ClassLoader loader) throws ClassNotFoundException {
		return type.getName().startsWith(OURS) ? Class.forName(THEIRS + type.getName().substring(OURS.length()), false, loader) : type;
	}
}
