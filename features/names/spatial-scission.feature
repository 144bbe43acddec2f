Feature: Two of one person in play
  What Delta Quadrant Spatial Scission lets a player have twice.

  Background:
    Given the spaceline:
      | mission            |
      | Assist Cooperative |

  @ruling=1eD-delta-quadrant-spatial-scission-01
  Rule: The incident lets nobody have two versions of one persona in play

    Background:
      Given Alice has:
        | card                            | where                         |
        | Nekrit Supply Depot             | at "Assist Cooperative"       |
        | Tom Paris [first]               | aboard "Nekrit Supply Depot"  |
        | Delta Quadrant Spatial Scission | on the table                  |

    Example: Captain Proton does not report beside Tom Paris, whom he is a version of
      Given Alice has:
        | card           | where   |
        | Captain Proton | in hand |
      When Alice reports "Captain Proton" to "Nekrit Supply Depot"
      Then that is illegal
      And nothing else has changed

    Example: a second copy of Tom Paris reports
      Given Alice has:
        | card               | where   |
        | Tom Paris [second] | in hand |
      When Alice reports "Tom Paris" [second] to "Nekrit Supply Depot"
      Then "Tom Paris" [second] is now aboard "Nekrit Supply Depot"
      And nothing else has changed
