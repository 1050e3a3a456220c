/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Texts, and what the libraries may log. */
package org.wiretune.tester.text;
