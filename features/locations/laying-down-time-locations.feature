Feature: Laying down time locations
  They are seeded or played where a corresponding location is in play, and lie by themselves.

  @ruling=cr14-time-location-04
  Rule: The location that corresponds to it must be in play

    @part=seeded
    Scenario Outline: to seed Camp Khitomer beside <mission> is <verdict>
      Given it is the facility phase
      And the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card          | where         |
        | Camp Khitomer | in seed cards |
      When Alice seeds "Camp Khitomer" in the time locations
      Then that is <verdict>

      Examples:
        | mission           | verdict |
        | Khitomer Research | legal   |
        | Excavation        | illegal |

    @part=played
    Scenario Outline: to play it beside <mission> is <verdict>
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card          | where   |
        | Camp Khitomer | in hand |
      When Alice plays "Camp Khitomer" in the time locations
      Then that is <verdict>

      Examples:
        | mission           | verdict |
        | Khitomer Research | legal   |
        | Excavation        | illegal |

  @ruling=custom-locations-64
  Rule: A time location is played only if its text says so

    Scenario Outline: Khitomer Research is in play, and to play <card> is <verdict>
      Given the spaceline:
        | mission           |
        | Khitomer Research |
      And Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice plays "<card>" in the time locations
      Then that is <verdict>

      Examples: One that seeds, and one that seeds or plays
        | card               | verdict |
        | Market of the Past | illegal |
        | Camp Khitomer      | legal   |

  @ruling=cr14-time-location-05
  Rule: It lies apart from the spacelines, and is a location of its own

    Background:
      Given the spaceline:
        | mission           |
        | Khitomer Research |

    Scenario Outline: to play it in <line> is <verdict>
      Given Alice has:
        | card          | where   |
        | Camp Khitomer | in hand |
      When Alice plays "Camp Khitomer" in <line>
      Then that is <verdict>

      Examples:
        | line                          | verdict |
        | the Alpha Quadrant spaceline  | illegal |
        | the time locations            | legal   |

    Example: it comes to lie there
      Given Alice has:
        | card          | where   |
        | Camp Khitomer | in hand |
      When Alice plays "Camp Khitomer" in the time locations
      Then "Camp Khitomer" is now in the time locations
      And nothing else has changed

  @ruling=cr14-time-location-06
  Rule: It is not laid down by a player who cannot do all that it says

    Background:
      Given the spaceline:
        | mission                 |
        | Agricultural Assessment |
      And Alice has:
        | card           | where   |
        | Sherman's Peak | in hand |

    @part=play
    Example: without Deep Space Station K-7 there is no Sherman's Peak
      Given Alice has:
        | card       | where        |
        | Calloway   | in draw deck |
      When Alice plays "Sherman's Peak" in the time locations
      Then that is illegal
      And nothing else has changed

    @part=play
    Example: the station comes along from the draw deck
      Given Alice has:
        | card                   | where        |
        | Deep Space Station K-7 | in draw deck |
      When Alice plays "Sherman's Peak" in the time locations
      Then "Sherman's Peak" is now in the time locations
      And "Deep Space Station K-7" is now at "Sherman's Peak"
      And nothing else has changed

    @part=seed
    Scenario Outline: with <card> in her draw deck she seeds Sherman's Peak, and that is <verdict>
      Given it is the facility phase
      And Alice has:
        | card                  | where         |
        | Sherman's Peak [seed] | in seed cards |
        | <card>                | in draw deck  |
      When Alice seeds "Sherman's Peak" [seed] in the time locations
      Then that is <verdict>

      Examples: Another card, and the station
        | card                   | verdict |
        | Calloway               | illegal |
        | Deep Space Station K-7 | legal   |

  @ruling=cr14-time-location-08
  Rule: To play one takes the card play of the turn

    Background:
      Given the spaceline:
        | mission           |
        | Khitomer Research |
        | Excavation        |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Camp Khitomer      | in hand         |
        | Calloway           | in hand         |

    Example: nobody reports after that
      When Alice plays "Camp Khitomer" in the time locations
      And Alice reports "Calloway" to "Federation Outpost"
      Then that is illegal

    Example: it is not played after somebody has reported
      When Alice reports "Calloway" to "Federation Outpost"
      And Alice plays "Camp Khitomer" in the time locations
      Then that is illegal

    Example: each of the two is legal by itself
      Then these are legal:
        | action                                           |
        | Alice plays "Camp Khitomer" in the time locations |
        | Alice reports "Calloway" to "Federation Outpost"  |
