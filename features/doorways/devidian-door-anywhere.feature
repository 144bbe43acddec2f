Feature: Where the Devidian Door leads to
  In 1996 a card comes out of it anywhere: the FAQ goes through the places.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |
      | Devidian Door           | in hand      |

  @ruling=faq96-310-devidian-door-where-played-01
  Rule: One personnel or equipment card is played anywhere and at any time

    Background:
      Given Alice has:
        | card        | where   |
        | Deanna Troi | in hand |
        | Tricorder   | in hand |
        | Red Alert!  | in hand |

    @part=personnel
    Example: Deanna Troi comes out of it in the middle of Bob's turn
      Given it is Bob's turn
      When Alice uses "Devidian Door" on "Excavation" with "Deanna Troi"
      Then "Deanna Troi" is now on "Excavation"
      And nothing else has changed

    @part=equipment
    Example: so does a tricorder
      When Alice uses "Devidian Door" on "Excavation" with "Tricorder"
      Then "Tricorder" is now on "Excavation"
      And nothing else has changed

    Example: an event does not
      When Alice uses "Devidian Door" on "Excavation" with "Red Alert!"
      Then that is illegal
      And nothing else has changed

    Example: nor do two cards at once
      When Alice uses "Devidian Door" on "Excavation" with "Deanna Troi" and "Tricorder"
      Then that is illegal
      And nothing else has changed

    Example: with nobody in hand, and no equipment, the door is of no use
      Given "Deanna Troi" and "Tricorder" are in Alice's discard pile
      When Alice uses "Devidian Door" on "Excavation"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-02
  Rule: The place lies within the game

    Background:
      Given Alice has:
        | card        | where   |
        | Deanna Troi | in hand |

    Example: nobody is sent out of the game
      When Alice uses "Devidian Door" out of play
      Then that is illegal
      And nothing else has changed

    Example: she goes to a planet
      When Alice uses "Devidian Door" on "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-03
  Rule: The card is played aboard one's own ships and outposts, wherever they are

    Background:
      Given Alice has:
        | card               | where                      |
        | Deanna Troi        | in hand                    |
        | Runabout           | at "Explore Black Cluster" |
        | Federation Outpost | at "Excavation"            |

    @part=ship
    Example: she is aboard the runabout, far from the outpost
      When Alice uses "Devidian Door" aboard "Runabout"
      Then "Deanna Troi" is now aboard "Runabout"
      And nothing else has changed

    @part=outpost
    Example: she is aboard the outpost
      When Alice uses "Devidian Door" aboard "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And nothing else has changed

    @part=escape-pod
    Example: she is aboard the escape pod, with those who wait there to be rescued
      Given Alice has:
        | card       | where                      |
        | Escape Pod | at "Explore Black Cluster" |
        | Worf       | aboard "Escape Pod"        |
      When Alice uses "Devidian Door" aboard "Escape Pod"
      Then "Deanna Troi" is now aboard "Escape Pod"
      And "Worf" is still aboard "Escape Pod"
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-04
  Rule: The card is played to any planet, whatever hinders beaming there

    Background:
      Given Alice has:
        | card        | where   |
        | Deanna Troi | in hand |

    @part=alone
    Example: she comes to a planet where nobody is
      When Alice uses "Devidian Door" on "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      And nothing else has changed

    @part=joining @part=hindered
    Example: she joins the Away Team on a planet to which nobody is beamed
      Given Alice has:
        | card     | where                      |
        | Geordi La Forge | on "Excavation"     |
      And Bob has:
        | card             | where           |
        | Distortion Field | on "Excavation" |
      When Alice uses "Devidian Door" on "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-05
  Rule: Whoever is played into space is killed at once

    Background:
      Given Alice has:
        | card        | where   |
        | Deanna Troi | in hand |

    Example: there is no air for Deanna Troi
      When Alice uses "Devidian Door" at "Explore Black Cluster"
      Then "Deanna Troi" has been killed
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-06
  Rule: Soong-type androids, Exocomps and equipment float in space, and a ship of their player's takes them aboard

    Scenario Outline: <floats> floats there until the runabout takes it aboard
      Given Alice has:
        | card     | where                      |
        | <floats> | in hand                    |
        | Runabout | at "Explore Black Cluster" |
        | Worf     | aboard "Runabout"          |
      When Alice uses "Devidian Door" at "Explore Black Cluster"
      Then "<floats>" is now at "Explore Black Cluster"
      When Alice beams "<floats>" aboard "Runabout"
      Then "<floats>" is now aboard "Runabout"
      And nothing else has changed

      @part=androids
      Examples: Soong-type androids
        | floats    |
        | Data      |

      @part=exocomps
      Examples: Exocomps
        | floats    |
        | Exocomp   |

      @part=equipment
      Examples: Equipment
        | floats    |
        | Tricorder |

  @ruling=faq96-310-devidian-door-where-played-08
  Rule: At Gaps in Normal Space it is as at a space location

    Background:
      Given Bob has:
        | card                 | where                                              |
        | Gaps in Normal Space | between "Excavation" and "Explore Black Cluster" |

    @part=personnel
    Example: Deanna Troi dies in the gap
      Given Alice has:
        | card        | where   |
        | Deanna Troi | in hand |
      When Alice uses "Devidian Door" at "Gaps in Normal Space"
      Then "Deanna Troi" has been killed
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

    Scenario Outline: <floats> floats in the gap
      Given Alice has:
        | card     | where   |
        | <floats> | in hand |
      When Alice uses "Devidian Door" at "Gaps in Normal Space"
      Then "<floats>" is now at "Gaps in Normal Space"
      And nothing else has changed

      @part=androids
      Examples: Soong-type androids
        | floats    |
        | Data      |

      @part=exocomps
      Examples: Exocomps
        | floats    |
        | Exocomp   |

      @part=equipment
      Examples: Equipment
        | floats    |
        | Tricorder |

  @ruling=faq96-310-devidian-door-where-played-07
  Rule: Whoever floats in space takes no part in a mission

    Example: the crew does not solve with what Data knows, who floats beside the ship
      Given the spaceline:
        | mission                 |
        | Investigate Rogue Comet |
      And Alice has:
        | card            | where                        |
        | Data            | in hand                      |
        | Runabout        | at "Investigate Rogue Comet" |
        | Jean-Luc Picard | aboard "Runabout"            |
      When Alice uses "Devidian Door" at "Investigate Rogue Comet"
      And Alice attempts "Investigate Rogue Comet" from "Runabout"
      Then "Data" is still at "Investigate Rogue Comet"
      And "Investigate Rogue Comet" has not been solved

  @ruling=faq96-310-devidian-door-where-played-09
  Rule: On the table the card lies and does nothing

    Background:
      Given Alice has:
        | card               | where           |
        | Deanna Troi        | in hand         |
        | Federation Outpost | at "Excavation" |
        | Worf               | aboard "Federation Outpost" |

    Example: Deanna Troi lies there, and nobody gets her away
      When Alice uses "Devidian Door" on the table
      Then "Deanna Troi" is now in Alice's core
      And these are illegal:
        | action                                             |
        | Alice beams "Deanna Troi" aboard "Federation Outpost" |
      And nothing else has changed

    Example: on the planet she could be beamed up
      When Alice uses "Devidian Door" on "Excavation"
      And Alice beams "Deanna Troi" aboard "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And nothing else has changed
