/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Predicate;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;

/**
 * A file that is saved with another text, and how its markers look afterwards.
 *
 * @param kind what kind of file it is, in words
 * @param file the file
 * @param from a text in it
 * @param to what takes its place
 * @param marked the file whose markers change
 * @param done whether its markers are those of the new text
 */
record Save(String kind, IFile file, String from, String to, IFile marked, Predicate<IMarker[]> done) {

	private static final String RULE = "org.wiretune.ruleId";
	private static final String FINDING = "org.wiretune.ide.finding";
	private static final String READ_PROBLEM = "org.wiretune.ide.readProblem";

	/** The import calls synchronously, so its finding goes. */
	static Save ofImport(ManyModules modules, int number) {
		IFile file = modules.sender(number, "ReceiverSCAAsync.import");
		return new Save("import", file, "preferredInteractionStyle=\"async\"", "preferredInteractionStyle=\"sync\"", file,
				markers -> !has(markers, "sca-async-binding"));
	}

	/** A wire of the component leads nowhere, so a problem comes. */
	static Save ofComponent(ManyModules modules, int number) {
		IFile file = modules.sender(number, "SenderComponent.component");
		return new Save("component", file, "<wire target=\"ReceiverHTTP\"/>", "<wire target=\"ReceiverHTTPS\"/>", file,
				markers -> Arrays.stream(markers).anyMatch(marker -> marker.getAttribute(IMarker.MESSAGE, "").contains("ReceiverHTTPS")));
	}

	/** The loop sends a hundredth, so one of the findings goes. */
	static Save ofJava(ManyModules modules, int number) {
		IFile file = modules.sender(number, "org/wiretune/sample/sender/SenderComponentImpl.java");
		return new Save("Java", file, "LOOPS = 400;", "LOOPS = 4;", file, markers -> !has(markers, "async-flood-heap"));
	}

	/** The pool gets another size, so a finding tells another figure. */
	static Save ofServer(int before, int after) {
		String pool = "minimumSize=\"20\" maximumSize=\"%d\" name=\"Default\"";
		return new Save("server.xml", ManyModules.file(ManyModules.SERVER), pool.formatted(before), pool.formatted(after),
				ManyModules.file(ManyModules.RESOURCES), markers -> Arrays.stream(markers).anyMatch(marker -> marker.getAttribute(IMarker.MESSAGE, "")
						.contains(after + " threads of Default")));
	}

	/** {@return what will be saved} */
	byte[] changed() throws Exception {
		String text = new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
		if (!text.contains(from)) {
			throw new IllegalStateException(file.getFullPath() + " does not hold " + from);
		}
		return text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
	}

	/** {@return whether the markers are those of the new text} */
	boolean isDone() throws CoreException {
		IMarker[] findings = marked.findMarkers(FINDING, true, IResource.DEPTH_ZERO);
		IMarker[] problems = marked.findMarkers(READ_PROBLEM, true, IResource.DEPTH_ZERO);
		IMarker[] both = Arrays.copyOf(findings, findings.length + problems.length);
		System.arraycopy(problems, 0, both, findings.length, problems.length);
		return done.test(both);
	}

	private static boolean has(IMarker[] markers, String rule) {
		return Arrays.stream(markers).anyMatch(marker -> rule.equals(marker.getAttribute(RULE, "")));
	}
}
