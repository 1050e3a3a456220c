/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What the compiler says of one form of a text holds for the other forms, and for no other text. */
class JavaCompilationTest {

	private static Files files(String body) {
		return new Files().with("Shop/src/shop/Cart.java", "package shop;\n@javax.ejb.Stateless\nclass Cart {\n  int size() {\n    " + body + "\n  }\n}\n");
	}

	private static void fails(Files files) {
		assertThrows(AssertionError.class, () -> JavaCompilation.verify(files));
	}

	@Test
	void errorsOfEveryPhaseAreSaid() {
		JavaCompilation.verify(files("return 1;"));
		fails(files("return 1"));
		fails(files("return \"1\";"));
		fails(files("int number; return number;"));
		fails(files("return Missing.NUMBER;"));
	}

	@Test
	void allFormsOfATextAreOneAndAnotherTextIsNot() {
		for (String broken : new String[] { "return 2", "return 3 // ;" }) {
			fails(files(broken));
			fails(files(broken).map(text -> text.replace("\n", "\r\n")));
			fails(files(broken).map(FixContract::otherIndentation));
			fails(files(broken).map(text -> "// " + FixContract.REMARK + '\n' + text));
		}
		JavaCompilation.verify(files("return 3; //"));
		fails(files("String text = \"\"\"\n  a\n    \"\"\"; return text.length()"));
		JavaCompilation.verify(files("String text = \"\"\"\n  a\n    \"\"\"; return text.length();"));
	}

	/** Only what the test and the declarations hold is known, not the libraries of the tests. */
	@Test
	void theClassPathOfTheTestsIsNotSeen() {
		fails(files("return org.wiretune.lint.FixChains.class.getModifiers();"));
	}
}
