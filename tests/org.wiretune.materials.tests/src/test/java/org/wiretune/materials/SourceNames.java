/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePathScanner;

/** The simple names that a source file says in its code and in the references of its documentation comments. */
final class SourceNames extends TreePathScanner<Void, Void> {

	private static final Pattern REFERENCE = Pattern.compile("(?:\\{@link(?:plain)?|\\{@value|@see|@throws|@exception)\\s+([\\w.]+)?(?:#\\w+)?(?:\\(([^)]*)\\))?");
	private static final Pattern NAME = Pattern.compile("\\w+");

	private final Set<String> names = new HashSet<>();
	private final DocTrees comments;

	private SourceNames(DocTrees comments) {
		this.comments = comments;
	}

	/**
	 * {@return the imports of a file that nothing in it needs: not named, of its own package, or a second time}
	 *
	 * @param unit the file
	 * @param comments where its comments are
	 */
	static List<String> unusedImports(CompilationUnitTree unit, DocTrees comments) {
		SourceNames used = new SourceNames(comments);
		used.scan(unit, null);
		Set<String> unused = new TreeSet<>();
		Set<String> seen = new HashSet<>();
		String own = unit.getPackageName() + ".";
		for (ImportTree statement : unit.getImports()) {
			String name = statement.getQualifiedIdentifier().toString();
			String simple = name.substring(name.lastIndexOf('.') + 1);
			boolean near = !statement.isStatic() && name.equals(own + simple);
			if (!seen.add(name) || near || !simple.equals("*") && !used.names.contains(simple)) {
				unused.add(name);
			}
		}
		return List.copyOf(unused);
	}

	@Override
	public Void visitClass(ClassTree type, Void nothing) {
		addReferences();
		return super.visitClass(type, nothing);
	}

	@Override
	public Void visitMethod(MethodTree method, Void nothing) {
		addReferences();
		return super.visitMethod(method, nothing);
	}

	@Override
	public Void visitVariable(VariableTree variable, Void nothing) {
		addReferences();
		return super.visitVariable(variable, nothing);
	}

	private void addReferences() {
		String comment = comments.getDocComment(getCurrentPath());
		Matcher reference = REFERENCE.matcher(comment == null ? "" : comment);
		while (reference.find()) {
			for (int group = 1; group <= 2; group++) {
				Matcher name = NAME.matcher(reference.group(group) == null ? "" : reference.group(group));
				while (name.find()) {
					names.add(name.group());
				}
			}
		}
	}

	@Override
	public Void visitImport(ImportTree statement, Void nothing) {
		return null;
	}

	@Override
	public Void visitIdentifier(IdentifierTree identifier, Void nothing) {
		names.add(identifier.getName().toString());
		return null;
	}
}
