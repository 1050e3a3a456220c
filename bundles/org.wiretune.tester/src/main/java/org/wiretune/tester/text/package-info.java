/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Texts, sentences of problems, and what the libraries may log. */
package org.wiretune.tester.text;
