/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;

/** Draws each icon of a folder as PNG beside it, for screens of 100 and of 200 %, and lists what they were drawn of. */
class Twins {

	public static void main(String[] arguments) throws IOException, GeneralSecurityException {
		Path icons = Path.of(arguments[0]);
		List<Path> files;
		try (Stream<Path> all = Files.walk(icons)) {
			files = all.filter(file -> file.toString().endsWith(".svg")).sorted().toList();
		}
		StringBuilder list = new StringBuilder();
		for (Path each : files) {
			SVGDocument icon = new SVGLoader().load(each.toUri().toURL());
			if (icon == null) {
				throw new IOException(each + " is no drawing.");
			}
			draw(icon, 1, Path.of(each.toString().replaceFirst("\\.svg$", ".png")));
			draw(icon, 2, Path.of(each.toString().replaceFirst("\\.svg$", "@2x.png")));
			list.append(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(each)))).append("  ").append(icons.relativize(each)).append('\n');
		}
		drawProduct(icons);
		Files.writeString(Path.of(arguments[1]), list);
		System.out.println(files.size() + " icons");
	}

	/** What windows, task bars and the dialog About show of the product. */
	private static void drawProduct(Path icons) throws IOException {
		SVGDocument icon = new SVGLoader().load(icons.resolve("wiretune.svg").toUri().toURL());
		for (int scale : new int[] { 3, 4, 8, 16 }) {
			draw(icon, scale, Files.createDirectories(icons.resolve("product")).resolve("wiretune" + 16 * scale + ".png"));
		}
		draw(icon, 3, icons.resolve("../../org.wiretune.help/welcome/wiretune48.png"));
	}

	private static void draw(SVGDocument icon, int scale, Path file) throws IOException {
		int width = (int) icon.size().getWidth() * scale;
		int height = (int) icon.size().getHeight() * scale;
		BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
		Graphics2D graphics = image.createGraphics();
		graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
		graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
		icon.render(null, graphics, new ViewBox(0, 0, width, height));
		graphics.dispose();
		ImageIO.write(image, "png", file.toFile());
	}
}
