/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Whom the classes of an application call, and what a call does that takes long. */
package org.wiretune.lint.java.call;
