/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of what each request pays or waits for. */
package org.wiretune.lint.java.request;
