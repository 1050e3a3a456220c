/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.JMSException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.wiretune.tester.text.Problem;

/**
 * An object of {@code javax.jms} seen as one of {@code jakarta.jms}: both have the same methods, and clients of before 2022 have the
 * former alone. What is passed, comes back or is thrown is seen so too. Clients of JMS 1.1 lack the methods that came with 2.0. Any
 * thread that may use the object.
 */
final class JakartaView implements InvocationHandler {

	private static final String OURS = "jakarta.jms.";
	private static final String THEIRS = "javax.jms.";

	private final Object seen;
	/** Of this client alone, so that nothing keeps its classes when it is no longer used. */
	private final Map<Method, Method> methods;

	private JakartaView(Object seen, Map<Method, Method> methods) {
		this.seen = seen;
		this.methods = methods;
	}

	/**
	 * Sees an object.
	 *
	 * @param <T> an interface of {@code jakarta.jms}
	 * @param type its class
	 * @param object an object of that interface or of the same of {@code javax.jms}
	 * @return the object itself, or its view
	 * @throws IllegalArgumentException when it is neither; the message is a sentence
	 */
	static <T> T of(Class<T> type, Object object) {
		return of(type, object, new ConcurrentHashMap<>());
	}

	private static <T> T of(Class<T> type, Object object, Map<Method, Method> methods) {
		if (type.isInstance(object)) {
			return type.cast(object);
		}
		Class<?> most = most(type, object.getClass()).orElseThrow(() -> new IllegalArgumentException(TEXTS.get("jms.foreign", object.getClass().getName(), type.getSimpleName())));
		return type.cast(Proxy.newProxyInstance(JakartaView.class.getClassLoader(), new Class<?>[] {most}, new JakartaView(object, methods)));
	}

	/** The first interface that an object's class names, so that a text message does not come back as any message; those that interfaces extend come last. */
	private static Optional<Class<?>> most(Class<?> type, Class<?> theirs) {
		Deque<Class<?>> left = new ArrayDeque<>();
		for (Class<?> each = theirs; each != null; each = each.getSuperclass()) {
			left.addAll(List.of(each.getInterfaces()));
		}
		while (!left.isEmpty()) {
			Class<?> each = left.remove();
			Optional<Class<?>> ours = ours(each).filter(type::isAssignableFrom);
			if (ours.isPresent()) {
				return ours;
			}
			left.addAll(List.of(each.getInterfaces()));
		}
		return Optional.empty();
	}

	/** The class of the same name on our side. */
	private static Optional<Class<?>> ours(Class<?> theirs) {
		if (!theirs.getName().startsWith(THEIRS)) {
			return Optional.empty();
		}
		try {
			return Optional.of(Class.forName(OURS + theirs.getName().substring(THEIRS.length()), false, JMSException.class.getClassLoader()));
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
		try {
			Method theirs = methods.get(method);
			if (theirs == null) {
				theirs = theirs(method);
				methods.put(method, theirs);
			}
			Object result = theirs.invoke(seen, arguments == null ? null : Stream.of(arguments).map(JakartaView::unseen).toArray());
			return result != null && method.getReturnType().getName().startsWith(OURS) ? of(method.getReturnType(), result, methods) : result;
		} catch (InvocationTargetException failure) {
			Throwable cause = failure.getCause();
			throw cause instanceof AbstractMethodError ? older(method, cause) : ours(cause);
		} catch (ReflectiveOperationException | LinkageError other) {
			throw older(method, other);
		}
	}

	private JMSException older(Method method, Throwable cause) {
		return with(new JMSException(TEXTS.get("jms.older", seen.getClass().getName(), method.getName())), cause);
	}

	/** What a client threw, as callers know it: what any method may throw as it is, an exception of {@code javax.jms} as ours of the same name. */
	private static Throwable ours(Throwable theirs) {
		boolean platform = theirs.getClass().getName().startsWith("java.");
		if (platform && theirs instanceof RuntimeException || theirs instanceof VirtualMachineError) {
			return theirs;
		}
		if (platform) {
			return with(new JMSException(Problem.sentence(theirs)), theirs);
		}
		String message = String.valueOf(theirs.getMessage());
		for (Class<?> each = theirs.getClass(); each != null; each = each.getSuperclass()) {
			Optional<Class<?>> ours = ours(each).filter(JMSException.class::isAssignableFrom);
			if (ours.isPresent()) {
				try {
					return with((JMSException) ours.get().getConstructor(String.class).newInstance(message), theirs);
				} catch (ReflectiveOperationException none) {
					break;
				}
			}
		}
		return with(new JMSException(message), theirs);
	}

	private static JMSException with(JMSException failure, Throwable cause) {
		failure.initCause(cause);
		return failure;
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
