/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Origin;
import org.wiretune.core.RemarkForm;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.Decoding;
import org.wiretune.lint.table.SettingTables;

/** What one file gave: parts of the model, not yet linked with those of other files, and problems. */
public final class FileParts implements Decoding {

	private final String path;
	private String format;
	private final List<EObject> elements = new ArrayList<>();
	private final List<ReadProblem> problems = new ArrayList<>();
	private final List<Suppression> suppressions = new ArrayList<>();
	private final Map<Class<?>, Object> others = new HashMap<>();
	private RemarkForm remark;
	private int length = -1;
	private int hash;

	/**
	 * Starts the parts of a file.
	 *
	 * @param path the file, relative to what was read
	 */
	public FileParts(String path) {
		this.path = path;
	}

	@Override
	public String path() {
		return path;
	}

	/** {@return the id of the format that read the file, or null before one did} */
	public String format() {
		return format;
	}

	/**
	 * Tells which format reads the file.
	 *
	 * @param id the id of the format
	 */
	public void readAs(String id) {
		format = id;
	}

	/** {@return whether nothing was read and nothing was wrong} */
	public boolean isEmpty() {
		return elements.isEmpty() && problems.isEmpty() && suppressions.isEmpty() && others.isEmpty();
	}

	@Override
	public boolean isPlainText() {
		return path.endsWith(".properties") || SettingTables.isText(path);
	}

	/**
	 * {@return whether a problem of a kind was met}
	 *
	 * @param kind the kind
	 */
	public boolean has(ReadProblem.Kind kind) {
		return !problems.isEmpty() && problems.stream().anyMatch(problem -> problem.kind() == kind);
	}

	/**
	 * Adds a part of the model.
	 *
	 * @param element an element that belongs to no other yet
	 */
	public void add(EObject element) {
		elements.add(element);
	}

	@Override
	public void problem(ReadProblem.Kind kind, Origin origin, String message) {
		problems.add(new ReadProblem(kind, origin, message));
	}

	/**
	 * Takes what is no part of the model; a file has one of each kind.
	 *
	 * @param <T> the kind
	 * @param kind its class
	 * @param other what the file gave
	 */
	public <T> void add(Class<T> kind, T other) {
		others.put(kind, other);
	}

	/**
	 * {@return what the file gave of a kind that is no part of the model, or null}
	 *
	 * @param <T> the kind
	 * @param kind its class
	 */
	public <T> T other(Class<T> kind) {
		return kind.cast(others.get(kind));
	}

	/** Remembers which text was read, without keeping it. @param text the decoded text */
	void readFrom(String text) {
		length = text.length();
		hash = text.hashCode();
	}

	/**
	 * {@return whether a text is the one that was read} True also where no text was read. Offsets mean nothing in another.
	 *
	 * @param text the decoded text of the file as it is now
	 */
	public boolean isReadFrom(String text) {
		return length < 0 || length == text.length() && hash == text.hashCode();
	}

	/**
	 * Adds a request to leave out findings.
	 *
	 * @param suppression the request
	 */
	public void suppress(Suppression suppression) {
		suppressions.add(suppression);
	}

	/**
	 * Tells how a remark is written in the file; whoever reads requests from its remarks does so.
	 *
	 * @param form a form of values of the file, or of its text as a whole
	 */
	public void remarks(ValueForm form) {
		remark = form.remark().orElse(remark);
	}

	/** {@return how a remark is written in the file; empty where none is read} */
	public Optional<RemarkForm> remark() {
		return Optional.ofNullable(remark);
	}

	/** {@return the parts in file order} */
	public List<EObject> elements() {
		return elements;
	}

	/** {@return the problems in the order in which they were met} */
	public List<ReadProblem> problems() {
		return problems;
	}

	/** {@return the requests to leave out findings} */
	public List<Suppression> suppressions() {
		return suppressions;
	}
}
