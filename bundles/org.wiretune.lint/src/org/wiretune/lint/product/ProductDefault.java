/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.product;

/**
 * The value that a product takes where a file is silent.
 *
 * @param value the value
 * @param source the product, its versions and the document that names the default
 */
public record ProductDefault(String value, String source) {
}
