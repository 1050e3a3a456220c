/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** How the Java code that was read calls by the references of components. */
final class JavaCallers {

	private static final String SYNCHRONOUS = "synchronous-service-call";

	/** References that asynchronous calls lead to. */
	private final Set<Reference> asynchronous = new HashSet<>();
	/** The paths of files with synchronous calls, by the name of the reference. */
	private final Map<String, TreeSet<String>> synchronous = new HashMap<>();

	JavaCallers(Reading reading) {
		for (Application application : reading.solution().getApplications()) {
			for (AsynchronousCall call : application.getAsynchronousCalls()) {
				if (call.getTarget() != null) {
					asynchronous.add(call.getTarget());
				}
			}
			for (CodeFact fact : application.getCodeFacts()) {
				Setting reference = SYNCHRONOUS.equals(fact.getKind()) ? fact.detail("reference") : null;
				if (reference != null) {
					synchronous.computeIfAbsent(reference.getValue(), name -> new TreeSet<>()).add(fact.getOrigin().path());
				}
			}
		}
	}

	/**
	 * {@return how the code of a component calls by a reference} The class that implements the component counts; where it calls by
	 * no such name, other code of the module does so for it.
	 */
	JavaInvocation invocation(Component component, Reference reference) {
		return JavaInvocation.of(calls(component, reference), asynchronous.contains(reference));
	}

	private boolean calls(Component component, Reference reference) {
		TreeSet<String> paths = synchronous.get(String.valueOf(reference.getName()));
		if (paths == null || !(component.eContainer() instanceof Module module)) {
			return false;
		}
		// "0" is the character behind "/".
		Set<String> inside = module.getPath().isEmpty() ? paths : paths.subSet(module.getPath() + '/', module.getPath() + '0');
		return inside.stream().anyMatch(path -> implementing(path, component)) || inside.stream().anyMatch(path -> module.getComponents().stream().noneMatch(other -> implementing(path, other)));
	}

	private static boolean implementing(String path, Component component) {
		Implementation implementation = component.getImplementation();
		String name = implementation == null || implementation.getArtifact() == null ? null : implementation.getArtifact().getValue();
		return name != null && ('/' + path).endsWith('/' + name.replace('.', '/') + ".java");
	}
}
