"""What moves on a page, for tests of figures that act and of still pictures."""

from __future__ import annotations

# What moved, by the symbols in it, with the point at which it came to rest; and what changed its
# place, size or bearing on the way, or was moved by the style sheet: nothing is in still pictures.
WATCH = """
() => {
    window.arrived = {}
    window.restless = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        const motion = animate.call(this, frames, options)
        for (const way of ['translate', 'rotate', 'scale', 'transform'])
            if (new Set(frames.map(frame => String(frame[way] ?? ''))).size > 1)
                window.restless.push(`${this.className?.baseVal ?? this.className} ${way}`)
        const drawn = this.querySelector('use')?.getAttribute('href')
        if (drawn) motion.finished.then(() => {
            const { x, y, width, height } = this.getBoundingClientRect()
            window.arrived[drawn] = [x + width / 2, y + height / 2]
        })
        return motion
    }
    const look = () => {
        for (const {animationName, transitionProperty, effect} of document.getAnimations())
            if ((animationName || transitionProperty) && effect.getTiming().duration > 1)
                window.restless.push(animationName ?? transitionProperty)
        requestAnimationFrame(look)
    }
    look()
}
"""
