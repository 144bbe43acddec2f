Feature: At Garak's Tailor Shop, as printed
  Who comes there, what is seen there, and whom visitors bring along.

  Background:
    Given the spaceline:
      | mission       |
      | Alter Records |
    And these made-up cards:
      | card       | type      | affiliations | skills                     |
      | Quiet Spy  | personnel | Cardassian   | Obsidian Order, Treachery  |
      | Loyal Spy  | personnel | Cardassian   | Obsidian Order             |
      | Plain Gul  | personnel | Cardassian   | Leadership                 |
      | Plain Monk | personnel | Bajoran      | Diplomacy                  |

  @ruling=custom-cards-574
  Rule: Garak reports there for free

    Scenario Outline: <first> has reported, and that <second> reports after that is <verdict>
      Given Alice has:
        | card                | where                       |
        | Terok Nor           | at "Alter Records"          |
        | Garak's Tailor Shop | in the sites of "Terok Nor" |
        | Docking Pylons      | in the sites of "Terok Nor" |
        | <first>             | in hand                     |
        | <second>            | in hand                     |
      And this has happened:
        | action                                             |
        | Alice reports "<first>" to "Garak's Tailor Shop"   |
      When Alice reports "<second>" to "Garak's Tailor Shop"
      Then that is <verdict>

      Examples: Only one of two others comes by the card play
        | first   | second     | verdict |
        | Korinas | Elim Garak | legal   |
        | Korinas | Entek      | illegal |

  @ruling=custom-cards-575
  Rule: A spy without scruples glances at the opponent's draw deck once each turn

    Background:
      Given Alice has:
        | card                | where                       |
        | Terok Nor           | at "Alter Records"          |
        | Garak's Tailor Shop | in the sites of "Terok Nor" |
        | Data                | in draw deck                |
      And it is Bob's turn

    @frame=many
    Example: Bob sees the top card, and sees no other one in the same turn
      Given Bob has:
        | card      | where                        |
        | Quiet Spy | aboard "Garak's Tailor Shop" |
      When Bob uses "Garak's Tailor Shop"
      Then Bob has been shown "Data"
      And "Data" is still in Alice's draw deck
      When Bob uses "Garak's Tailor Shop"
      Then that is illegal

    Scenario Outline: with <who> there and Alice's <hers> <where> Bob glances at it, and that is <verdict>
      Given Bob has:
        | card  | where                        |
        | <who> | aboard "Garak's Tailor Shop" |
      And Alice has:
        | card   | where   |
        | <hers> | <where> |
      When Bob uses "Garak's Tailor Shop"
      Then that is <verdict>

      Examples: Both skills on one personnel, whom nobody opposes
        | who       | hers      | where                        | verdict |
        | Quiet Spy | Plain Gul | in hand                      | legal   |
        | Loyal Spy | Plain Gul | in hand                      | illegal |
        | Quiet Spy | Plain Gul | aboard "Garak's Tailor Shop" | illegal |

  @ruling=custom-cards-576
  Rule: Where the station is the opponent's a spy lets Cardassians and their equipment report there

    Scenario Outline: with <spy> there, and Alice's <hers> <where>, Bob reports <card>, and that is <verdict>
      Given Alice has:
        | card                | where                       |
        | Terok Nor           | at "Alter Records"          |
        | Garak's Tailor Shop | in the sites of "Terok Nor" |
        | Docking Pylons      | in the sites of "Terok Nor" |
        | <hers>              | <where>                     |
      And Bob has:
        | card   | where                        |
        | <spy>  | aboard "Garak's Tailor Shop" |
        | <card> | in hand                      |
      And it is Bob's turn
      When Bob reports "<card>" to "Garak's Tailor Shop"
      Then that is <verdict>

      Examples: Somebody of the Obsidian Order, whom nobody opposes
        | spy       | hers       | where                        | card                    | verdict |
        | Loyal Spy | Plain Monk | in hand                      | Plain Gul               | legal   |
        | Quiet Spy | Plain Monk | in hand                      | Cardassian Disruptor    | legal   |
        | Loyal Spy | Plain Monk | in hand                      | Starfleet Type II Phaser| illegal |
        | Loyal Spy | Plain Monk | aboard "Garak's Tailor Shop" | Plain Gul               | illegal |
        | Plain Gul | Plain Monk | in hand                      | Quiet Spy               | illegal |

    Scenario Outline: with a spy and a gul there Bob reports <card>, and that is <verdict>
      Given Alice has:
        | card                | where                       |
        | Terok Nor           | at "Alter Records"          |
        | Garak's Tailor Shop | in the sites of "Terok Nor" |
        | Docking Pylons      | in the sites of "Terok Nor" |
      And Bob has:
        | card      | where                        |
        | Loyal Spy | aboard "Garak's Tailor Shop" |
        | Plain Gul | aboard "Garak's Tailor Shop" |
        | <card>    | in hand                      |
      And it is Bob's turn
      When Bob reports "<card>" to "Garak's Tailor Shop"
      Then that is <verdict>

      Examples: A Cardassian, and a Bajoran
        | card       | verdict |
        | Quiet Spy  | legal   |
        | Plain Monk | illegal |

    Scenario Outline: at a station of her own Alice has a spy there and reports <card>, and that is <verdict>
      Given Alice has:
        | card                | where                        |
        | Terok Nor           | at "Alter Records"           |
        | Garak's Tailor Shop | in the sites of "Terok Nor"  |
        | Docking Pylons      | in the sites of "Terok Nor"  |
        | Loyal Spy           | aboard "Garak's Tailor Shop" |
        | <card>              | in hand                      |
      When Alice reports "<card>" to "Garak's Tailor Shop"
      Then that is <verdict>

      Examples: Another spy, and whoever is none
        | card      | verdict |
        | Quiet Spy | legal   |
        | Plain Gul | illegal |
