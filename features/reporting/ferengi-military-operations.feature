Feature: Ferengi Military Operations
  The incident as the Current Rulings word it lets Ferengi of one series report for free.

  Background:
    Given the spaceline:
      | mission                 |
      | Investigate Dead Planet |

  @ruling=cr14-ferengi-military-operations-erratum-01
  Rule: Ferengi Military Operations plays on the table

    Example: it lies there
      Given Alice has:
        | card                        | where   |
        | Ferengi Military Operations | in hand |
      When Alice plays "Ferengi Military Operations" on the table
      Then "Ferengi Military Operations" is now on the table
      And nothing else has changed

  @ruling=cr14-ferengi-military-operations-erratum-02
  Rule: Once each turn a Ferengi of the series reports for free to an outpost of that affiliation

    Background:
      Given Alice has:
        | card                        | where                        |
        | Ferengi Military Operations | on the table                 |
        | Ferengi Outpost             | at "Investigate Dead Planet" |
        | Tower of Commerce           | at "Investigate Dead Planet" |
        | Baran                       | in hand                      |

    Scenario Outline: after her card play <card> reports to "<place>" <how>, and that is <verdict>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
        | <with> | <there> |
      When Alice reports "Baran" to "Tower of Commerce"
      And Alice reports "<card>" to "<place>"
      Then that is <verdict>

      Examples: A Ferengi with the icon
        | card | place           | how                    | with               | there        | verdict |
        | Prak | Ferengi Outpost | beside the incident that lends the icon | Continuing Mission | on the table | legal   |

      @question=lost-icons-of-2014
      Examples: Without the icon, and of no affiliation
        | card  | place           | how                                     | with               | there        | verdict |
        | Prak  | Ferengi Outpost | with nothing to lend the icon           | Tricorder          | in hand      | illegal |
        | Bok   | Ferengi Outpost | beside the incident that lends the icon | Continuing Mission | on the table | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: Without the icon, and of no affiliation, which is no matter
        | card  | place           | how                                     | with               | there        | verdict |
        | Prak  | Ferengi Outpost | with nothing to lend the icon           | Tricorder          | in hand      | legal   |
        | Bok   | Ferengi Outpost | beside the incident that lends the icon | Continuing Mission | on the table | legal   |

      Examples: To no outpost
        | card | place             | how                                     | with               | there        | verdict |
        | Prak | Tower of Commerce | beside the incident that lends the icon | Continuing Mission | on the table | illegal |

    Example: a ship is no personnel
      Given Alice has:
        | card               | where        |
        | Continuing Mission | on the table |
        | Kreechta    | in hand      |
      When Alice reports "Baran" to "Tower of Commerce"
      And Alice reports "Kreechta" to "Ferengi Outpost"
      Then that is illegal

    Example: a second one reports for free in the next turn, and not in this one
      Given Alice has:
        | card               | where        |
        | Continuing Mission | on the table |
        | Berik              | in hand      |
        | Prak [first]       | in hand      |
        | Prak [second]      | in hand      |
      When Alice reports "Prak" [first] to "Ferengi Outpost"
      And Alice reports "Baran" to "Tower of Commerce"
      And Alice reports "Prak" [second] to "Ferengi Outpost"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Prak" [second] to "Ferengi Outpost"
      And Alice reports "Berik" to "Tower of Commerce"
      Then that is legal

    Scenario Outline: with an outpost of <affiliation> he reports <price>
      Given these made-up cards:
        | card          | type     | class   | affiliations  |
        | Shared Harbor | facility | outpost | <affiliation> |
      And Alice has:
        | card               | where                        |
        | Continuing Mission | on the table                 |
        | Shared Harbor      | at "Investigate Dead Planet" |
        | Prak               | in hand                      |
      When Alice reports "Baran" to "Tower of Commerce"
      And Alice reports "Prak" to "Shared Harbor"
      Then that is <verdict>

      Examples: Of his affiliation
        | affiliation | price                | verdict |
        | Ferengi     | besides the card play | legal   |

      @question=lost-icons-of-2014
      Examples: Of another one that takes him in
        | affiliation | price                | verdict |
        | Neutral     | as the card play only | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: Of another one that takes him in, and that is no matter
        | affiliation | price                | verdict |
        | Neutral     | as the card play only | legal   |

  @ruling=cr14-ferengi-military-operations-erratum-03
  Rule: No V.I.P. and no CIVILIAN reports so

    Background:
      Given Alice has:
        | card                        | where                        |
        | Ferengi Military Operations | on the table                 |
        | Continuing Mission          | on the table                 |
        | Ferengi Outpost             | at "Investigate Dead Planet" |
        | Tower of Commerce           | at "Investigate Dead Planet" |

    Scenario Outline: after her card play <card> reports, and that is <verdict>
      Given Alice has:
        | card      | where   |
        | Baran | in hand |
        | <card>    | in hand |
      When Alice reports "Baran" to "Tower of Commerce"
      And Alice reports "<card>" to "Ferengi Outpost"
      Then that is <verdict>

      Examples:
        | card                        | verdict |
        | Par Lenor                   | illegal |
        | Quark (The Next Generation) | illegal |
        | Berik                       | legal   |
