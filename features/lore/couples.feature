Feature: Romantic partners and couples
  What one of two lores says of both.

  @ruling=cr14-romantic-partner-01
  Rule: Two personnel are romantic partners if the lore of either names the other and says that they were romantically involved

    Example: it is enough that the lore of one says so
      Then "Bareil Antos" is a romantic partner of "Kira Nerys"
      And "Kira Nerys" is a romantic partner of "Bareil Antos"

    Example: to be named is not enough
      Then "Kira Nerys" is not a romantic partner of "Odo"
      And "Kira Nerys" is a romantic partner of "Bareil Antos"

  @ruling=cr14-romantic-partner-02
  Rule: Pel and Quark are romantic partners of one another

    Example: whichever of them is asked first
      Then "Pel" is a romantic partner of "Quark"
      And "Quark" is a romantic partner of "Pel"

  @ruling=cr14-romantic-partner-03
  Rule: Pel and Deputy Quark are not

    Example: the deputy has another title
      Then "Pel" is not a romantic partner of "Deputy Quark"
      And "Pel" is a romantic partner of "Quark"

  @ruling=cr14-romantic-partner-04
  Rule: Nine other words come to the same

    Scenario Outline: the word "<word>" makes <one> and <other> partners
      Then "<one>" is a romantic partner of "<other>"
      And "<one>" is not a romantic partner of "Data"

      @part=husband
      Examples:
        | word    | one                     | other           |
        | husband | Much-Married Ambassador | Geordi La Forge |

      @part=wife
      Examples:
        | word | one                     | other  |
        | wife | Much-Married Ambassador | Shelby |

      @part=mate
      Examples:
        | word | one                     | other  |
        | mate | Much-Married Ambassador | Gowron |

      @part=married
      Examples:
        | word    | one                     | other |
        | married | Much-Married Ambassador | Morn  |

      @part=wedded
      Examples:
        | word   | one                     | other |
        | wedded | Much-Married Ambassador | Quark |

      @part=imzadi
      Examples:
        | word   | one         | other            |
        | imzadi | Deanna Troi | William T. Riker |

      @part=mistress
      Examples:
        | word     | one                     | other |
        | mistress | Much-Married Ambassador | Vash  |

      @part=widow
      Examples:
        | word  | one             | other        |
        | widow | Beverly Crusher | Jack Crusher |

      @part=divorced
      Examples:
        | word     | one                     | other |
        | divorced | Much-Married Ambassador | Sarek |

      @part=ex
      Examples:
        | word       | one                     | other            |
        | ex-husband | Much-Married Ambassador | Benjamin Maxwell |

  @ruling=cr14-couple-01
  Rule: A personnel and a romantic partner of it are a couple

    Example: the widow and her husband are one
      Then "Beverly Crusher" and "Jack Crusher" are a couple
      And "Beverly Crusher" and "William T. Riker" are not a couple

  @ruling=cr14-sergey-and-helena-01
  Rule: Sergey and Helena are romantic partners of each other

    Example: their one card has a couple on it, and that of two others has none
      Then "Sergey and Helena" is a couple
      And "Beverly and Will" is not a couple
