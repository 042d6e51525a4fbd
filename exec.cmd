@rem On Linux and macOS `exec` in an npm script makes the shell step aside, so that signals to npm reach the shop.
@rem Windows has no such command and needs none: here it only runs what follows.
@%*
