Feature: What special download icons fetch
  Where the card goes, what it takes part in, and what becomes of an icon that fetched nothing.

  Background:
    Given these made-up cards:
      | card         | type    | kind   | quadrant | attempted by | requires     | points |
      | Quiet Planet | mission | planet | gamma    | any          | Anthropology | 30     |
    And Alice has:
      | card         | where                           |
      | Quiet Planet | in the Gamma Quadrant spaceline |
      | Runabout     | at "Quiet Planet"               |
      | Anya         | on "Quiet Planet"               |

  @ruling=1eD-downloading-56
  Rule: A special download icon states a destination: here

    Example: without a facility the personnel reports aboard the ship
      Given Alice has:
        | card  | where        |
        | Salia | in draw deck |
      When Alice downloads "Salia" aboard "Runabout" with "Anya"
      Then "Salia" is now aboard "Runabout"
      And nothing else has changed

    Example: she does not report at another location
      Given Alice has:
        | card                 | where                           |
        | Hunt for DNA Program | in the Alpha Quadrant spaceline |
        | Federation Outpost   | at "Hunt for DNA Program"       |
        | Salia                | in draw deck                    |
      When Alice downloads "Salia" aboard "Federation Outpost" with "Anya"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-60
  Rule: Anya fetches Salia to the planet, a ship or a facility where she is, in any quadrant

    Scenario Outline: Salia reports in the Gamma Quadrant, <where>
      Given Alice has:
        | card               | where             |
        | Federation Outpost | at "Quiet Planet" |
        | Salia              | in draw deck      |
      When Alice uses "Anya"
      And Alice chooses "<holder>" from "Quiet Planet", "Runabout" and "Federation Outpost"
      Then "Salia" is now <where>
      And nothing else has changed

      @part=planet
      Examples: On the planet
        | where             | holder       |
        | on "Quiet Planet" | Quiet Planet |

      @part=ship
      Examples: Aboard a ship
        | where             | holder   |
        | aboard "Runabout" | Runabout |

      @part=facility
      Examples: Aboard a facility
        | where                       | holder             |
        | aboard "Federation Outpost" | Federation Outpost |

  @ruling=1eD-downloading-65
  Rule: What an icon at the mission fetches may join the attempt that is under way

    @part=personnel
    Example: Salia brings the skill that the mission asks for
      Given Alice has:
        | card  | where        |
        | Salia | in draw deck |
      And Bob has:
        | card         | where                |
        | Portal Guard | under "Quiet Planet" |
      When Alice attempts "Quiet Planet" from "Quiet Planet"
      And Alice responds with "Anya"
      And Alice chooses "Quiet Planet"
      Then "Quiet Planet" has been solved

    @part=equipment
    Example: the kit that Bareil finds makes a doctor of the officer
      Given these made-up cards:
        | card          | type      | kind   | quadrant | attempted by | requires | points | affiliations | classification |
        | Sick Planet   | mission   | planet | gamma    | any          | MEDICAL  | 30     |              |                |
        | Plain Officer | personnel |        |          |              |          |        | Non-Aligned  | OFFICER        |
      And Alice has:
        | card          | where                           |
        | Sick Planet   | in the Gamma Quadrant spaceline |
        | Bareil        | on "Sick Planet"                |
        | Plain Officer | on "Sick Planet"                |
        | Medical Kit   | in draw deck                    |
      And Bob has:
        | card         | where               |
        | Portal Guard | under "Sick Planet" |
      When Alice attempts "Sick Planet" from "Sick Planet"
      And Alice responds with "Bareil"
      Then "Sick Planet" has been solved
      And "Sick Planet" is now completed
      And "Medical Kit" is now on "Sick Planet"
      And "Portal Guard" is now in Bob's discard pile
      And Alice now has 30 points
      And nothing else has changed

  @ruling=1eD-downloading-32
  Rule: An icon that was used for an invalid download is used up

    Background:
      Given Alice has:
        | card       | where           |
        | Salia      | in discard pile |
        | Regenerate | in hand         |
        | Data       | in draw deck    |

    Example: it fetches nothing when Salia is back in the draw deck
      When Alice uses "Anya"
      And Alice plays "Regenerate"
      And Alice uses "Anya"
      Then that is illegal
      And "Data" is still in Alice's draw deck

    Example: an icon that was not used fetches her from the renewed draw deck
      When Alice plays "Regenerate"
      And Alice uses "Anya"
      And Alice chooses "Runabout"
      Then "Salia" is now aboard "Runabout"
      And "Data" is still in Alice's draw deck
      And "Regenerate" is still in Alice's discard pile
      And nothing else has changed
