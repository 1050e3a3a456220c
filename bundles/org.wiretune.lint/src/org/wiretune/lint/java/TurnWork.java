/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** What a turn of a loop does besides its look-up, and whether the look-up matters beside it. */
final class TurnWork {

	/** Work over a network, or on whole documents, as the names of methods tell. */
	private static final Pattern LONG = Pattern.compile("(re)?(index(?!Of)|export|ingest|transfer|heal|render|upload|download|send)(\\p{Lu}\\w*)?");
	private static final Pattern LATER = Pattern.compile("\\w*([Ff]uture|[Mm]ono|[Pp]romise)s?");

	private TurnWork() {
	}

	/** {@return whether a turn hands something to work that takes longer than a query for one row} @param loop the loop */
	static boolean isLong(RowLoop loop) {
		boolean[] found = new boolean[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				found[0] |= !call.arguments().isEmpty() && LONG.matcher(call.getName().getIdentifier()).matches();
				return !found[0];
			}
		});
		return found[0];
	}

	/** {@return whether the turns do not wait for the answers of a call, so that the look-ups run side by side} @param call the call */
	static boolean isAnsweredLater(MethodInvocation call) {
		ASTNode parent = call.getParent();
		return call.getName().getIdentifier().endsWith("Async") || parent instanceof VariableDeclarationFragment local && LATER.matcher(local.getName().getIdentifier()).matches();
	}
}
