Feature: Basic rules of holograms
  Where they are of use, and what becomes of them instead of dying.

  Background:
    Given these made-up cards:
      | card       | type      | affiliations | icons    | range | shields | strength | keywords |
      | Deck Ship  | ship      | Federation   |          | 8     | 5       |          | Holodeck |
      | Bare Ship  | ship      | Federation   |          | 8     | 5       |          |          |
      | Light Form | personnel | Federation   | hologram |       |         | 5        |          |
    And the spaceline:
      | mission        |
      | Excavation     |
      | Avert Disaster |

  @ruling=custom-holograms-01
  Rule: A hologram is of use where something generates it

    Scenario Outline: it flies the <ship>, and that is <verdict>
      Given Alice has:
        | card       | where           |
        | <ship>     | at "Excavation" |
        | Light Form | aboard "<ship>" |
      When Alice moves "<ship>" to "Avert Disaster"
      Then that is <verdict>

      Examples: Without a Holodeck, and with one
        | ship      | verdict |
        | Bare Ship | illegal |
        | Deck Ship | legal   |

  @ruling=custom-holograms-02
  Rule: A hologram is not killed, but deactivated

    Example: it loses a battle
      Given Alice has:
        | card       | where              |
        | Deck Ship  | at "Excavation"    |
        | Light Form | aboard "Deck Ship" |
      And Bob has:
        | card | where              |
        | Kurn | aboard "Deck Ship" |
      And it is Bob's turn
      When Bob attacks "Light Form" with "Kurn"
      Then "Light Form" has not been killed
      And "Light Form" is now deactivated
      And "Light Form" is now disabled
      And "Light Form" and "Kurn" are now stopped
      And nothing else has changed

    @frame=many
    Example: it loses a battle to another hologram
      Given these made-up cards:
        | card       | type      | affiliations | classification | icons    | skills     | strength |
        | Photon Man | personnel | Klingon      | OFFICER        | hologram | Leadership | 11       |
      And Alice has:
        | card       | where              |
        | Deck Ship  | at "Excavation"    |
        | Photon Man | aboard "Deck Ship" |
      And Bob has:
        | card       | where              |
        | Light Form | aboard "Deck Ship" |
      When Alice attacks "Light Form" with "Photon Man"
      Then "Light Form" is now deactivated
      And "Light Form" has not been killed

  @ruling=custom-holograms-06
  Rule: A hologram that reports is deactivated

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    @frame=many
    Example: it reports to an outpost
      Given Alice has:
        | card       | where   |
        | Light Form | in hand |
      When Alice reports "Light Form" to "Federation Outpost"
      Then "Light Form" is now aboard "Federation Outpost"
      And "Light Form" is now deactivated

    @frame=many
    Example: equipment reports so, too
      Given these made-up cards:
        | card       | type      | icons    |
        | Light Tool | equipment | hologram |
      And Alice has:
        | card       | where   |
        | Light Tool | in hand |
      When Alice reports "Light Tool" to "Federation Outpost"
      Then "Light Tool" is now aboard "Federation Outpost"
      And "Light Tool" is now deactivated

  @ruling=custom-holograms-07
  Rule: Somebody who is present activates it

    Background:
      Given these made-up cards:
        | card        | type      | affiliations |
        | Ensign Rell | personnel | Federation   |

    Scenario Outline: Rell is aboard the <ship> with it and <state>, and that is <verdict>
      Given Alice has:
        | card        | where           | state       |
        | <ship>      | at "Excavation" |             |
        | Light Form  | aboard "<ship>" | deactivated |
        | Ensign Rell | aboard "<ship>" | <state>     |
      When Alice uses "Ensign Rell" on "Light Form"
      Then that is <verdict>

      Examples: Able, stopped, and where nothing generates it
        | ship      | state       | verdict |
        | Deck Ship | not stopped | legal   |
        | Deck Ship | stopped     | illegal |
        | Deck Ship | disabled    | illegal |
        | Bare Ship | not stopped | illegal |

    Example: it does so at once
      Given Alice has:
        | card        | where              | state       |
        | Deck Ship   | at "Excavation"    |             |
        | Light Form  | aboard "Deck Ship" | deactivated |
        | Ensign Rell | aboard "Deck Ship" |             |
      When Alice uses "Ensign Rell" on "Light Form"
      Then "Light Form" is no longer deactivated
      And "Light Form" is no longer disabled
      And nothing else has changed

    Scenario Outline: with it aboard is <who>, and that is <verdict>
      Given Alice has:
        | card       | where              | state       |
        | Deck Ship  | at "Excavation"    |             |
        | Light Form | aboard "Deck Ship" | deactivated |
      And <player> has:
        | card   | where              |
        | <with> | aboard "Deck Ship" |
      When Alice uses "Light Form"
      Then that is <verdict>

      Examples: Personnel of its player's, and nobody else
        | who         | player | with        | verdict |
        | Rell        | Alice  | Ensign Rell | legal   |
        | a Tricorder | Alice  | Tricorder   | illegal |
        | one of Bob's | Bob   | Kurn        | illegal |

    Scenario Outline: Vane is with it, and for <who> to activate it is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations |
        | Doctor Vane | personnel | Federation   |
      And Alice has:
        | card        | where              | state       |
        | Deck Ship   | at "Excavation"    |             |
        | Bare Ship   | at "Excavation"    |             |
        | Light Form  | aboard "Deck Ship" | deactivated |
        | Doctor Vane | aboard "Deck Ship" |             |
        | Ensign Rell | aboard "Bare Ship" |             |
      When Alice uses "<who>" on "Light Form"
      Then that is <verdict>

      Examples: One who is aboard another ship, and one who is with it
        | who         | verdict |
        | Ensign Rell | illegal |
        | Doctor Vane | legal   |

    Scenario Outline: it is <whose> turn, and for Rell to activate it is <verdict>
      Given Alice has:
        | card        | where              | state       |
        | Deck Ship   | at "Excavation"    |             |
        | Light Form  | aboard "Deck Ship" | deactivated |
        | Ensign Rell | aboard "Deck Ship" |             |
      And it is <whose> turn
      When Alice uses "Ensign Rell" on "Light Form"
      Then that is <verdict>

      Examples: Her own turn, and the opponent's
        | whose   | verdict |
        | Alice's | legal   |
        | Bob's   | illegal |

    Scenario Outline: another hologram, which is <state>, activates it, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | icons    |
        | Other Form | personnel | Federation   | hologram |
      And Alice has:
        | card       | where              | state       |
        | Deck Ship  | at "Excavation"    |             |
        | Light Form | aboard "Deck Ship" | deactivated |
        | Other Form | aboard "Deck Ship" | <state>     |
      When Alice uses "Other Form" on "Light Form"
      Then that is <verdict>

      Examples: Active, and not
        | state           | verdict |
        | not deactivated | legal   |
        | deactivated     | illegal |

    Example: nobody is with it
      Given Alice has:
        | card       | where              | state       |
        | Deck Ship  | at "Excavation"    |             |
        | Light Form | aboard "Deck Ship" | deactivated |
      When Alice uses "Light Form"
      Then that is illegal

  @ruling=custom-holograms-08
  Rule: It is not activated in the turn in which it was deactivated

    Background:
      Given these made-up cards:
        | card        | type      | affiliations |
        | Ensign Rell | personnel | Federation   |
      And Alice has:
        | card        | where              |
        | Deck Ship   | at "Excavation"    |
        | Bare Ship   | at "Excavation"    |
        | Light Form  | aboard "Deck Ship" |
        | Ensign Rell | aboard "Deck Ship" |

    @frame=many
    Example: in her next turn it is
      When Alice beams "Light Form" and "Ensign Rell" aboard "Bare Ship"
      And Alice beams "Light Form" and "Ensign Rell" aboard "Deck Ship"
      And Alice uses "Ensign Rell" on "Light Form"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice uses "Ensign Rell" on "Light Form"
      Then "Light Form" is no longer deactivated

    @frame=many
    Example: another one, which was deactivated earlier, is activated
      Given these made-up cards:
        | card       | type      | affiliations | icons    |
        | Other Form | personnel | Federation   | hologram |
      And Alice has:
        | card       | where              | state       |
        | Other Form | aboard "Deck Ship" | deactivated |
      When Alice beams "Light Form" aboard "Bare Ship"
      And Alice uses "Ensign Rell" on "Other Form"
      Then "Other Form" is no longer deactivated

  @ruling=custom-holograms-09
  Rule: It is deactivated where nothing generates it

    Example: it is beamed aboard the Bare Ship
      Given these made-up cards:
        | card        | type      | affiliations |
        | Ensign Rell | personnel | Federation   |
      And Alice has:
        | card        | where              |
        | Deck Ship   | at "Excavation"    |
        | Bare Ship   | at "Excavation"    |
        | Light Form  | aboard "Deck Ship" |
        | Ensign Rell | aboard "Deck Ship" |
      When Alice beams "Light Form" aboard "Bare Ship"
      Then "Light Form" is now aboard "Bare Ship"
      And "Light Form" is now deactivated
      And "Light Form" is now disabled
      And nothing else has changed

    Example: of two, one goes to another ship that has a Holodeck
      Given these made-up cards:
        | card       | type      | affiliations | icons    | range | keywords |
        | Other Deck | ship      | Federation   |          | 8     | Holodeck |
        | Other Form | personnel | Federation   | hologram |       |          |
      And Alice has:
        | card       | where              |
        | Deck Ship  | at "Excavation"    |
        | Bare Ship  | at "Excavation"    |
        | Other Deck | at "Excavation"    |
        | Light Form | aboard "Deck Ship" |
        | Other Form | aboard "Deck Ship" |
        | Data       | aboard "Deck Ship" |
      When Alice beams "Other Form" aboard "Other Deck"
      And Alice beams "Light Form" aboard "Bare Ship"
      Then "Light Form" is now aboard "Bare Ship"
      And "Light Form" is now deactivated
      And "Light Form" is now disabled
      And "Other Form" is still aboard "Other Deck"
      And nothing else has changed

    @frame=many
    Example: so is equipment that is taken along to the Bare Ship, and Rell, who takes it, is not
      Given these made-up cards:
        | card        | type      | affiliations | icons    |
        | Ensign Rell | personnel | Federation   |          |
        | Light Tool  | equipment |              | hologram |
      And Alice has:
        | card        | where              |
        | Deck Ship   | at "Excavation"    |
        | Bare Ship   | at "Excavation"    |
        | Light Tool  | aboard "Deck Ship" |
        | Ensign Rell | aboard "Deck Ship" |
      When Alice beams "Ensign Rell" and "Light Tool" aboard "Bare Ship"
      Then "Light Tool" is now aboard "Bare Ship"
      And "Light Tool" is now deactivated
      And "Ensign Rell" is still not disabled

  @ruling=custom-holograms-10
  Rule: It does not go down to a planet

    Scenario Outline: Vane is beamed down with <what>, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | icons    |
        | Ensign Rell | personnel | Federation   |          |
        | Doctor Vane | personnel | Federation   |          |
        | Light Tool  | equipment |              | hologram |
        | Heavy Tool  | equipment |              |          |
      And Alice has:
        | card        | where              |
        | Deck Ship   | at "Excavation"    |
        | Light Tool  | aboard "Deck Ship" |
        | Heavy Tool  | aboard "Deck Ship" |
        | Doctor Vane | aboard "Deck Ship" |
        | Ensign Rell | aboard "Deck Ship" |
      When Alice beams "Doctor Vane" and "<tool>" to "Excavation"
      Then that is <verdict>

      Examples: Holographic equipment, and other equipment
        | what                  | tool       | verdict |
        | holographic equipment | Light Tool | illegal |
        | other equipment       | Heavy Tool | legal   |

    Scenario Outline: <who> is beamed down, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations |
        | Ensign Rell | personnel | Federation   |
        | Doctor Vane | personnel | Federation   |
      And Alice has:
        | card        | where              |
        | Deck Ship   | at "Excavation"    |
        | Light Form  | aboard "Deck Ship" |
        | Doctor Vane | aboard "Deck Ship" |
        | Ensign Rell | aboard "Deck Ship" |
      When Alice beams "<who>" to "Excavation"
      Then that is <verdict>

      Examples: A hologram, and anybody else
        | who         | verdict |
        | Light Form  | illegal |
        | Doctor Vane | legal   |

    Scenario Outline: <who> walks off a ship that has landed, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range | keywords          |
        | Deck Skiff  | ship      | Federation   | 8     | Holodeck, Landing |
        | Doctor Vane | personnel | Federation   |       |                   |
      And Alice has:
        | card        | where                  |
        | Deck Skiff  | landed on "Excavation" |
        | Light Form  | aboard "Deck Skiff"    |
        | Doctor Vane | aboard "Deck Skiff"    |
      When Alice walks "<who>" on "Excavation"
      Then that is <verdict>

      Examples: A hologram, and anybody else
        | who         | verdict |
        | Light Form  | illegal |
        | Doctor Vane | legal   |

  @ruling=custom-holograms-11
  Rule: It is discarded with its ship, and not killed

    @frame=many
    Example: the ship is destroyed
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Klingon      | 8     | 7       | 5       |
      And Alice has:
        | card       | where              | state   |
        | Deck Ship  | at "Excavation"    | damaged |
        | Light Form | aboard "Deck Ship" |         |
      And Bob has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And it is Bob's turn
      When Bob attacks "Deck Ship" with "Raider"
      And Alice chooses none
      Then "Deck Ship" has been destroyed
      And "Light Form" is now in Alice's discard pile
      And "Light Form" has not been killed

  @ruling=custom-holograms-12
  Rule: Holograms stun, and kill nobody who is none

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | classification | icons    | skills     | strength |
        | Photon Man | personnel | Klingon      | OFFICER        | hologram | Leadership | 9        |
        | Weakling   | personnel | Romulan      | CIVILIAN       |          |            | 3        |

    @frame=many
    Example: a hologram of three times the STRENGTH wins, and the other one lives
      Given Alice has:
        | card       | where              |
        | Deck Ship  | at "Excavation"    |
        | Photon Man | aboard "Deck Ship" |
      And Bob has:
        | card     | where              |
        | Weakling | aboard "Deck Ship" |
      When Alice attacks "Weakling" with "Photon Man"
      Then "Weakling" has not been killed
      And "Weakling" and "Photon Man" are now stopped
      And "Weakling" is still aboard "Deck Ship"

  @ruling=custom-holograms-13
  Rule: Whatever would take it off its ship deactivates it

    @frame=many
    Example: a doctor has sworn the Hippocratic Oath
      Given these made-up cards:
        | card         | type      | kind  | attempted by | classification | affiliations | icons    |
        | Empty Reach  | mission   | space | any          |                |              |          |
        | Light Doctor | personnel |       |              | MEDICAL        | Federation   | hologram |
      And Alice has:
        | card         | where                           |
        | Empty Reach  | in the Alpha Quadrant spaceline |
        | Deck Ship    | at "Empty Reach"                |
        | Light Doctor | aboard "Deck Ship"              |
      And Bob has:
        | card             | where               |
        | Hippocratic Oath | under "Empty Reach" |
      When Alice attempts "Empty Reach"
      Then "Light Doctor" is still aboard "Deck Ship"
      And "Light Doctor" is now deactivated
