/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathGlobTest {

	@ParameterizedTest
	@CsvSource({ "a.xml,a.xml,true", "a.xml,b/c/a.xml,true", "a.xml,aa.xml,false", "*.xml,b/a.xml,true", "*.xml,b/a.xmi,false",
			"src/*.xml,src/a.xml,true", "src/*.xml,src/b/a.xml,false", "src/*.xml,b/src/a.xml,false", "src/**/a.xml,src/a.xml,true",
			"src/**/a.xml,src/b/c/a.xml,true", "**/a.xml,a.xml,true", "**/a.xml,b/a.xml,true", "**/a.xml,ba.xml,false", "src/**,src/a,true",
			"src/**,source/a,false", "src,src/b/a.xml,true", "src/,src/b/a.xml,true", "/src,src/a,true", "/src,b/src/a,false", "src/b,src/b/c/a,true",
			"src/b,src/bc/a,false", "a?.xml,ab.xml,true", "a?.xml,a.xml,false", "b/?/c,b/d/c,true", "b?c,b/c,false", "A.xml,a.xml,false",
			"**,any/thing,true", "src/**.xml,src/b/a.xml,true", "Modul*/x,ModuleA/x,true", "Modul*x,Module/x,false" })
	void matches(String pattern, String path, boolean expected) {
		assertEquals(expected, new PathGlob(pattern).matches(path));
	}

	@Test
	void manyStarsTakeNoLonger() {
		String path = "a/".repeat(1000) + "b";
		assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertFalse(new PathGlob("**/a*".repeat(60) + "/c").matches(path)));
	}
}
