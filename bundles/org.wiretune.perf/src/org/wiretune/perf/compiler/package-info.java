/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What the just-in-time compilers of a virtual machine cost while calls are measured. */
package org.wiretune.perf.compiler;
